/** Stands for the browser's WebSocket, with the test as its other side. */
export class PlayedSocket extends EventTarget {
  static CONNECTING = 0
  static all: PlayedSocket[] = []
  static last(): PlayedSocket {
    const last = PlayedSocket.all.at(-1)
    if (!last) throw new Error('No socket was opened.')
    return last
  }

  readyState = 0
  sent: string[] = []
  url: string

  constructor(url: URL) {
    super()
    this.url = url.href
    PlayedSocket.all.push(this)
  }

  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  say(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  end() {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
  send = (text: string) => void this.sent.push(text)
  close = () => void (this.readyState = 3)
}
