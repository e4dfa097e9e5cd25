import type {
  WebSocketPair as Pair,
  WebSocketRequestResponsePair as RequestResponsePair,
} from '@cloudflare/workers-types'

declare global {
  const WebSocketPair: typeof Pair
  const WebSocketRequestResponsePair: typeof RequestResponsePair
}
