/** Fake WebSocket: the test plays the server. */
export class FakeSocket extends EventTarget {
  static CONNECTING = 0
  static all: FakeSocket[] = []
  static last(): FakeSocket {
    const last = FakeSocket.all.at(-1)
    if (!last) throw new Error('No socket was opened.')
    return last
  }

  readyState = 0
  sent: string[] = []
  url: string

  constructor(url: URL) {
    super()
    this.url = url.href
    FakeSocket.all.push(this)
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
