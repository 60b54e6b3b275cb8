import { decodeMessage } from '#src/messages/decode-message.ts'
import { Fault, type FaultKind } from '@injsight/errors'
import type { RpcTransport, ServiceType } from '@protobuf-ts/runtime-rpc'
import type { KnownModule } from './known-modules.ts'

/**
 * What a node says that the parameters of a module are; undefined for a chain that doesn't have it.
 *
 * @throws Fault when the node can't be asked, or says what can't be read
 */
export async function askParams({ services }: KnownModule, node: RpcTransport): Promise<object | undefined> {
  for (const service of services) {
    const params = await askService(service, node)
    if (params !== undefined) return params
  }
  return undefined
}

async function askService(service: ServiceType, node: RpcTransport): Promise<object | undefined> {
  const method = service.methods.find(({ name }) => /^(\w+)?Params$/.test(name))
  if (method === undefined) return undefined
  // Governance wants to know which of them; it answers with all.
  const which = method.I.fields.some(({ name }) => name === 'params_type') ? { paramsType: 'voting' } : {}
  try {
    const { response } = node.unary(method, method.I.create(which), {})
    const { params } = decodeMessage(method.O, method.O.toBinary(await response))
    return typeof params === 'object' && params !== null ? params : undefined
  } catch (error) {
    // It doesn't know the question: it has no such module.
    if (error instanceof Fault && refusals.has(error.kind)) return undefined
    throw error
  }
}

const refusals: ReadonlySet<FaultKind> = new Set(['not-found', 'invalid-input'])
