import {
  chosenAnswer,
  chosenName,
  newPost,
  newReply,
  newReport,
  ownQuery,
  postEdit,
  postViews,
  textKey,
} from '#domain/community/community.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { chooseAnswer, removeAnswer } from './answers.service.ts'
import { followPost, getOwnTexts, likePost, recordPostViews, removeLike, unfollowPost } from './engagement.service.ts'
import { getMentionNames, setDisplayName } from './people.service.ts'
import { createPost, deletePost, editPost, getPostSource } from './post-writing.service.ts'
import { addReply, deleteReply, editReply, getReplySource } from './replies.service.ts'
import { reportText } from './reports.service.ts'

const writePolicy = policy('community.write', 'private')
const validateId = validate('param', textKey)

export const writingRoutes = createRouter()
  .post('/posts', writePolicy, validate('json', newPost), async (c) =>
    c.json(await createPost(c.var.ctx, c.req.valid('json')), 201),
  )
  .put('/posts/:id', writePolicy, validateId, validate('json', postEdit), async (c) =>
    c.json(await editPost(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/posts/:id', writePolicy, validateId, async (c) => {
    await deletePost(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .get('/posts/:id/source', writePolicy, validateId, async (c) =>
    c.json(await getPostSource(c.var.ctx, c.req.valid('param').id)),
  )
  .put('/posts/:id/like', writePolicy, validateId, async (c) =>
    c.json(await likePost(c.var.ctx, c.req.valid('param').id)),
  )
  .delete('/posts/:id/like', writePolicy, validateId, async (c) =>
    c.json(await removeLike(c.var.ctx, c.req.valid('param').id)),
  )
  .put('/posts/:id/follow', writePolicy, validateId, async (c) => {
    await followPost(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .delete('/posts/:id/follow', writePolicy, validateId, async (c) => {
    await unfollowPost(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .put('/posts/:id/answer', writePolicy, validateId, validate('json', chosenAnswer), async (c) => {
    await chooseAnswer(c.var.ctx, c.req.valid('param').id, c.req.valid('json').replyId)
    return c.body(null, 204)
  })
  .delete('/posts/:id/answer', writePolicy, validateId, async (c) => {
    await removeAnswer(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/views', policy('community.read', 'private'), validate('json', postViews), async (c) => {
    await recordPostViews(c.var.ctx, c.req.valid('json').posts, c.req.header('User-Agent'))
    return c.body(null, 204)
  })
  .get('/posts/:id/people', writePolicy, validateId, async (c) =>
    c.json(await getMentionNames(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/posts/:id/replies', writePolicy, validateId, validate('json', newReply), async (c) =>
    c.json(await addReply(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .put('/replies/:id', writePolicy, validateId, validate('json', newReply), async (c) =>
    c.json(await editReply(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/replies/:id', writePolicy, validateId, async (c) => {
    await deleteReply(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .get('/replies/:id/source', writePolicy, validateId, async (c) =>
    c.json(await getReplySource(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/own', writePolicy, validate('query', ownQuery), async (c) =>
    c.json(await getOwnTexts(c.var.ctx, c.req.valid('query'))),
  )
  .put('/name', writePolicy, validate('json', chosenName), async (c) => {
    await setDisplayName(c.var.ctx, c.req.valid('json').displayName)
    return c.body(null, 204)
  })
  .post('/reports', writePolicy, validate('json', newReport), async (c) => {
    await reportText(c.var.ctx, c.req.valid('json'))
    return c.body(null, 204)
  })
