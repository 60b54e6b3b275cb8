import { badChainData } from '@injsight/errors'
import { dataFlag, decodeMessage, trailerFlag } from '../frames.ts'
import { refusal, Status } from '../status.ts'

const longestMessage = 64 << 20

export type FrameReader = {
  /**
   * The messages that became whole with this part.
   *
   * @throws Fault of the status in the last frame when it isn't OK; `bad-chain-data` when it's not a frame
   */
  read(part: Buffer): Buffer[]
  /** True once the status has come. */
  readonly isDone: boolean
}

/** Cuts the body of an answer into messages, however the network cut it. */
export function createFrameReader(path: string): FrameReader {
  let rest: Buffer = Buffer.alloc(0)
  let isDone = false
  return {
    get isDone() {
      return isDone
    },
    read(part) {
      rest = rest.length === 0 ? part : Buffer.concat([rest, part])
      const messages: Buffer[] = []
      while (rest.length >= 5) {
        const flag = rest[0]
        const length = rest.readUInt32BE(1)
        if ((flag !== dataFlag && flag !== trailerFlag) || length > longestMessage) throw unreadable(path)
        if (rest.length < 5 + length) break
        const payload = rest.subarray(5, 5 + length)
        rest = rest.subarray(5 + length)
        if (flag === dataFlag) messages.push(payload)
        else {
          isDone = true
          checkTrailer(payload.toString('latin1'), path)
        }
      }
      return messages
    },
  }
}

function checkTrailer(text: string, path: string): void {
  const status = /^grpc-status:\s*(\d+)/im.exec(text)?.[1]
  const message = /^grpc-message:\s*(.*?)\r?$/im.exec(text)?.[1]
  checkStatus(status ?? '', message, path)
}

/** @throws Fault of a status other than OK, with the words that came with it */
export function checkStatus(status: string, message: string | undefined, path: string): void {
  const code = /^\d+$/.test(status) ? Number(status) : Status.unknown
  if (code !== Status.ok)
    throw refusal(code, decodeMessage(message ?? `${path} failed with status ${code}`), { path })
}

/** An answer that is no gRPC-web. */
export function unreadable(path: string) {
  return badChainData('service.unreadable', `The answer to ${path} is not gRPC-web`, { path })
}
