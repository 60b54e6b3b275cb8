import { Query as bank } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb'
import {
  Query as wasm,
  QuerySmartContractStateRequest,
  QuerySmartContractStateResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb'
import { asFault, badChainData } from '@injsight/errors'
import { createTransport } from '@injsight/grpc-web'
import type { MethodInfo } from '@protobuf-ts/runtime-rpc'
import { isObject } from '../content/read-json.ts'
import type { Host } from './host.ts'

/** How a question is asked over REST, and its answer read. */
type Asked = { path: string; read: (told: unknown) => Uint8Array }

const ofBank = new Map(bank.methods.map((method) => [`/${bank.typeName}/${method.name}`, method]))
const smart = `/${wasm.typeName}/SmartContractState`

/**
 * The chain's services, asked over REST where gRPC-web is in trouble: what accounts have, and what contracts say. Only
 * these are the same in both; elsewhere REST writes numbers otherwise.
 */
export function orRest(chain: Host, rest: Pick<Host, 'getJson'>): Host {
  const transport = createTransport({
    baseUrl: 'http://chain.invalid',
    timeoutMs: 60_000, // hosts have limits of their own
    around: async ({ path, request }) => {
      try {
        return await chain.transport.callRaw(path, request)
      } catch (error) {
        const asked = isInTrouble(error) ? overRest(path, request) : undefined
        if (asked === undefined) throw error
        const told = await rest.getJson(asked.path).catch(() => undefined)
        if (told === undefined) throw error // the first is the one to mend
        return Buffer.from(asked.read(JSON.parse(told.toString())))
      }
    },
  })
  const close = () => {
    transport.close()
    chain.close()
  }
  return { ...chain, transport, close }
}

/** It gave no answer, or none that can be read. */
function isInTrouble(error: unknown): boolean {
  const { kind } = asFault(error)
  return kind === 'unavailable' || kind === 'bad-chain-data'
}

function overRest(path: string, request: Uint8Array): Asked | undefined {
  if (path === smart) return askContract(request)
  const method = ofBank.get(path)
  const rule = method?.options['google.api.http'] as { get?: string } | undefined
  return method === undefined || rule?.get === undefined ? undefined : askBank(method, rule.get, request)
}

/** @example askBank(balance, '/cosmos/bank/v1beta1/balances/{address}/by_denom', …) // …/inj1…/by_denom?denom=inj */
function askBank({ I, O }: MethodInfo<object, object>, pattern: string, request: Uint8Array): Asked {
  const fields = I.toJson(I.fromBinary(request), { useProtoFieldName: true }) as Record<string, unknown>
  const inPath = new Set<string>()
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name)
    const value = fields[name]
    return typeof value === 'string' ? encodeURIComponent(value) : ''
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (inPath.has(name)) continue
    if (isObject(value))
      for (const [inner, one] of Object.entries(value)) query.set(`${name}.${inner}`, String(one))
    else query.set(name, String(value))
  }
  return {
    path: query.size === 0 ? path : `${path}?${query}`,
    read: (told) => O.toBinary(O.fromJson(told as never, { ignoreUnknownFields: true })),
  }
}

/** What a contract says stands in the answer as it is, and not in base64. */
function askContract(request: Uint8Array): Asked {
  const { address, queryData } = QuerySmartContractStateRequest.fromBinary(request)
  const query = encodeURIComponent(Buffer.from(queryData).toString('base64'))
  return {
    path: `/cosmwasm/wasm/v1/contract/${encodeURIComponent(address)}/smart/${query}`,
    read(told) {
      if (!isObject(told) || told['data'] === undefined)
        throw badChainData(
          'service.unreadable',
          'The chain told something else over REST where data should be',
        )
      const data = new TextEncoder().encode(JSON.stringify(told['data']))
      return QuerySmartContractStateResponse.toBinary({ data })
    },
  }
}
