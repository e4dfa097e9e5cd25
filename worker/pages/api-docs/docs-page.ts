import { html } from 'hono/html'

import { api } from '#domain/api.ts'
import { programPaths } from '#domain/link-paths.ts'
import { paths } from '#domain/paths.ts'
import { assets } from '#worker/pages/assets.ts'

import { describeRules } from './open-api.ts'
import type { JsonSchema, Operation, Parameter } from './operations.ts'

/** Returns the API documentation as HTML, which works without a script. */
export function renderDocsPage(operations: readonly Operation[]) {
  const parts = Map.groupBy(operations, ({ part }) => part)
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>The API · Herbal Remedies</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${assets.style}" />
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <main>
          <p><a href="${paths.home}">Herbal Remedies</a></p>
          <h1>The API</h1>
          <p>
            This site’s pages call these ${operations.length} operations. The list comes from its routes and schemas.
            The same information is available in <a href="${api.description}">OpenAPI 3.1</a> format. The herb facts and
            rules are in one file, <a href="${paths.herbData}">herbs.json</a>.
          </p>
          <p>
            This API is for our own pages and can change without notice. Other programs have an
            <a href="${programPaths.developers}">API of their own</a>. Bodies are JSON. The session cookie identifies a
            member. A call that changes something must come from a page of this site. We check its
            <code>Origin</code> header. A failed call returns
            <code>{ "error": { "code", "message", "fields"?, "requestId" } }</code>: the code is for programs, the
            message for people.
          </p>
          <nav aria-label="Parts of the API">
            <ul>
              ${[...parts.keys()].map((part) => html`<li><a href="#${part}">${part}</a></li>`)}
            </ul>
          </nav>
          ${[...parts].map(
            ([part, partOperations]) =>
              html`<section aria-labelledby="${part}">
                <h2 id="${part}">${part}</h2>
                ${partOperations.map(renderOperation)}
              </section>`,
          )}
        </main>
      </body>
    </html>`
}

const renderOperation = (operation: Operation) => {
  const { method, path, permission, parameters, body } = operation
  return html`<details>
    <summary>
      <code><b>${method.toUpperCase()}</b> ${path}</code>
    </summary>
    <p>${describeRules(operation).join(' ')} Permission <code>${permission}</code>.</p>
    ${
      parameters.length > 0
        ? html`<h3>Parameters</h3>
            <dl>${parameters.map(renderParameter)}</dl>`
        : ''
    }
    ${
      body
        ? html`<h3>Body, <code>${body.type}</code></h3>
            <pre tabindex="0">${JSON.stringify(body.schema, null, 2)}</pre>`
        : ''
    }
  </details>`
}

const renderParameter = ({ name, in: location, required, schema }: Parameter) =>
  html`<dt>
      <code>${name}</code> ${location === 'query' ? html`in the query${required ? ', required' : ''}` : 'in the path'}
    </dt>
    <dd><code>${formatSchema(schema)}</code></dd>`

const formatSchema = (schema: JsonSchema) => (Object.keys(schema).length === 0 ? 'anything' : JSON.stringify(schema))
