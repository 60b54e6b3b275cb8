import { Fault, invalidInput } from '@injsight/errors'
import { createTransport } from '@injsight/grpc-web'
import { ExplorerClient } from '@injsight/injsight-v1'
import type { Logger } from '@injsight/runtime'

const timeoutMs = 5000

/**
 * Checks that an index is of the chain whose public services stand beside it: out of two chains no page can be made. An
 * index that doesn't answer yet is taken on trust.
 *
 * @throws Fault `invalid-input`, code `config.invalid`
 */
export async function checkChain(url: string, chainId: string, log: Logger): Promise<void> {
  const transport = createTransport({ baseUrl: url, timeoutMs })
  const { origin } = new URL(url) // there may be a key in the rest
  try {
    const told = (await new ExplorerClient(transport).getStatus({}).response).chainId
    if (told !== '' && told !== chainId)
      throw invalidInput(
        'config.invalid',
        `INDEXER_URL is "${origin}": it is an index of ${told}, and public services are asked for ${chainId} (NETWORK, or CHAIN_ID where theirs is another)`,
      )
  } catch (error) {
    if (error instanceof Fault && error.code === 'config.invalid') throw error
    log.warn('the index does not say which chain it is of', { url: origin, error })
  } finally {
    transport.close()
  }
}
