import type { RestRule } from '@injsight/grpc-web'
import type { FieldInfo } from '@protobuf-ts/runtime'
import type { ServiceType } from '@protobuf-ts/runtime-rpc'

/** Paths that aren't `v1/<method>`, and those with an id in them. */
const otherPaths: Record<string, string> = {
  market: 'v1/markets/{marketId}',
  binaryOptionsMarkets: 'v1/binary_options/markets',
  binaryOptionsMarket: 'v1/binary_options/markets/{marketId}',
  orderbookV2: 'v2/orderbook/{marketId}',
  orderbooksV2: 'v2/orderbooks',
  tradesV2: 'v2/trades',
  positionsV2: 'v2/positions',
}

/** The REST paths of an exchange service of the public indexer: all its methods but the streams. */
export function createRest(service: ServiceType, name: string): Record<string, RestRule[]> {
  const methods = service.methods.filter(({ serverStreaming }) => !serverStreaming)
  return restAt(
    service,
    name,
    Object.fromEntries(
      methods.map(({ localName }) => [localName, otherPaths[localName] ?? `v1/${localName}`]),
    ),
  )
}

/** Some methods of a service at paths of the public indexer. */
export function restAt(
  service: ServiceType,
  name: string,
  paths: Record<string, string>,
): Record<string, RestRule[]> {
  return Object.fromEntries(
    service.methods.flatMap(({ localName, O }) => {
      const path = paths[localName]
      if (path === undefined) return []
      const format = (reply: object) => formatFields(O.fields, reply)
      return [[localName, [{ get: `/api/exchange/${name}/${path}`, format }]]]
    }),
  )
}

/** Names that the public service writes otherwise. */
const otherNames = new Map([
  ['positionsWithUpnl', 'positionsWithUPNL'],
  ['unrealizedPnl', 'unrealizedPNL'],
])

/** As the public service writes it: names in camel case, whole numbers as numbers. */
function formatFields(fields: readonly FieldInfo[], reply: object): Record<string, unknown> {
  const values = reply as Record<string, unknown>
  const entries = fields.map((field) => {
    const value = values[field.localName]
    const told: unknown = Array.isArray(value)
      ? value.map((one: unknown) => formatValue(field, one))
      : formatValue(field, value)
    return [otherNames.get(field.jsonName ?? '') ?? field.jsonName, told] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function formatValue(field: FieldInfo, value: unknown): unknown {
  if (value === undefined) return undefined
  if (field.kind === 'message') return formatFields(field.T().fields, value as object)
  return typeof value === 'bigint' ? Number(value) : value
}
