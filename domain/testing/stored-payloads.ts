const run = 'window.hacked=1'

/** One text for each way to break out of displayed text. Each sets a flag in a browser that runs it. */
export const storedPayloads: readonly string[] = [
  `<script>${run}</script><img src=x onerror=${run}><svg onload=${run}>`,
  `" autofocus onfocus=${run} x="' onmouseover='${run}' y='\``,
  `</title></textarea></style></script><iframe srcdoc="<script>${run}</script>"></iframe><base href=//evil.example/>`,
  `javascript:${run}//<a href="javascript:${run}">a</a><form action=javascript:${run}>`,
  `--></noscript>]]><meta http-equiv=refresh content="0;url=javascript:${run}"><link rel=stylesheet href=//evil.example/a.css>`,
  `=cmd|' /C calc'!A0`,
  `@SUM(1+1)*\r\nBcc: b@evil.example\r\n\r\n<script>${run}</script>`,
  `{{constructor.constructor('${run}')()}}{{{.}}}\u2028\u2029\${${run}}<%= ${run} %>`,
]
