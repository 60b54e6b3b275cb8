import { readReply, type AnswerLine } from './ask-state.ts'
import type { Named } from './questions.ts'

/** Whom the replies to the general questions name. */
export async function readNamed(lines: AnswerLine[]): Promise<Named> {
  const list = async (path: string, field: string) =>
    (await readReply(lines, path)).flatMap((reply) => (reply[field] ?? []) as Item[])
  const exchange = '/injective.exchange.v1beta1.Query'
  const spot = await list(`${exchange}/SpotMarkets`, 'markets')
  const derivative = await list(`${exchange}/DerivativeMarkets`, 'markets')
  return {
    validators: texts(
      await list('/cosmos.staking.v1beta1.Query/Validators', 'validators'),
      'operatorAddress',
    ),
    proposals: texts(await list('/cosmos.gov.v1.Query/Proposals', 'proposals'), 'id'),
    denoms: texts(await list('/cosmos.bank.v1beta1.Query/TotalSupply', 'supply'), 'denom'),
    spotMarkets: texts(spot, 'marketId'),
    derivativeMarkets: texts(
      derivative.map(({ market }) => (market ?? {}) as Item),
      'marketId',
    ),
    codes: texts(await list('/cosmwasm.wasm.v1.Query/Codes', 'codeInfos'), 'codeId'),
  }
}

/** The contracts that the codes have. */
export async function readContracts(lines: AnswerLine[]): Promise<string[]> {
  const replies = await readReply(lines, '/cosmwasm.wasm.v1.Query/ContractsByCode')
  return replies.flatMap(({ contracts }) => contracts as string[])
}

type Item = Record<string, unknown>

function texts(items: Item[], field: string): string[] {
  return items.map((item) => String(item[field] as string | bigint))
}
