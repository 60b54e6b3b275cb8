import type {
  GetEvmSourceResponse,
  VerifyEvmSourceRequest,
  VerifyEvmSourceResponse,
} from '@injsight/injsight-v1'
import { injsight } from '../asking/clients.server.ts'
import { forgetAbi } from './abis.server.ts'

/** The source of a contract, where somebody gave it, and with what one can be compiled. */
export async function fetchSource(address: string): Promise<GetEvmSourceResponse> {
  return (await injsight.getEvmSource({ address })).response
}

/** As long as the index compiles, and waits for its turn. */
const timeoutMs = 29_000

/** Has a source compiled and compared; whatever comes of it is an outcome. */
export async function verifySource(request: VerifyEvmSourceRequest): Promise<VerifyEvmSourceResponse> {
  const { response } = await injsight.verifyEvmSource(request, { timeout: timeoutMs })
  forgetAbi(request.address)
  return response
}
