type Json = Readonly<Record<string, unknown>>

/** What a proposal would set of a market, by the names that the market has for it. */
export type ProposedRules = { marketId: string; generation: 1 | 2; rules: Record<string, unknown> }

/**
 * The rules of markets in a message of either generation: one by itself, or many in a batch. Others have none.
 *
 * @param message as the chain writes it in JSON; old contents stand in their message
 */
export function readProposedRules(type: string, message: Json): ProposedRules[] {
  const { content } = message
  if (isObject(content)) {
    const inner = content['@type']
    return typeof inner === 'string' ? readProposedRules(inner, content) : []
  }
  const [, version, name = ''] = /^\/injective\.exchange\.(v1beta1|v2)\.(\w+)$/.exec(type) ?? []
  const proposal = isObject(message['proposal']) ? message['proposal'] : message
  const generation = version === 'v2' ? 2 : 1
  return listUpdates(name, proposal).flatMap((update) => {
    const { market_id: marketId } = update
    if (typeof marketId !== 'string' || !/^0x[0-9a-f]{64}$/i.test(marketId)) return []
    return [{ marketId: marketId.toLowerCase(), generation, rules: readRules(update) }]
  })
}

const single = /^(Msg)?(Spot|Derivative|BinaryOptions)MarketParamUpdate(Proposal)?$/
const batch = /^(Msg)?BatchExchangeModification(Proposal)?$/
const lists = [
  'spot_market_param_update_proposals',
  'derivative_market_param_update_proposals',
  'binary_options_param_update_proposals',
]

function listUpdates(name: string, proposal: Json): Json[] {
  if (single.test(name)) return [proposal]
  if (!batch.test(name)) return []
  return lists.flatMap((list) => proposal[list] ?? []).filter(isObject)
}

/** What says which market it is, and why. */
const noRules = new Set(['@type', 'title', 'description', 'market_id', 'sender'])

/** Parts of an update whose fields the market has beside the others. */
const parts: Record<string, Record<string, string>> = {
  admin_info: {},
  oracle_params: { symbol: 'oracle_symbol', provider: 'oracle_provider' },
}

const otherNames: Record<string, string> = {
  HourlyInterestRate: 'hourly_interest_rate',
  HourlyFundingRateCap: 'hourly_funding_rate_cap',
}

function readRules(update: Json): Record<string, unknown> {
  const rules: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(update)) {
    const renamed = parts[name]
    if (noRules.has(name) || isLeft(value)) continue
    if (renamed === undefined) rules[otherNames[name] ?? name] = toRule(name, value)
    else if (isObject(value)) {
      for (const [inner, told] of Object.entries(value)) {
        if (!isLeft(told)) rules[renamed[inner] ?? inner] = told
      }
    }
  }
  return rules
}

/** What an update says nothing of stays as it is. A fee of zero is told with its digits. */
function isLeft(value: unknown): boolean {
  return [null, undefined, '', 0, '0', 'Unspecified', 'NoUpdate', 'NO_UPDATE'].some((one) => one === value)
}

/** What an update has a third word for, leaving it as it is, is a yes or a no of the market. */
function toRule(name: string, value: unknown): unknown {
  if (name !== 'has_disabled_minimal_protocol_fee') return value
  return /true/i.test(String(value))
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
