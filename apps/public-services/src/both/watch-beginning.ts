import { createTransport } from '@injsight/grpc-web'
import { ExplorerClient } from '@injsight/injsight-v1'

const timeoutMs = 5000

export type Beginning = { hasBegun: () => boolean; stop: () => void }

/**
 * Asks an index for its first block until it has one. Before that it says of everything that there is none, which is
 * no answer as long as somebody else knows.
 */
export function watchBeginning(url: string, everyMs = 1000): Beginning {
  const transport = createTransport({ baseUrl: url, timeoutMs })
  const index = new ExplorerClient(transport)
  let hasBegun = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    transport.close()
  }
  const look = async () => {
    try {
      hasBegun = (await index.getStatus({}).response).head > 0n
    } catch {
      // It doesn't answer yet.
    }
    if (isStopped) return
    if (hasBegun) return stop()
    timer = setTimeout(() => void look(), everyMs)
  }
  void look()
  return { hasBegun: () => hasBegun, stop }
}
