import { asFault, badChainData, unavailable } from '@injsight/errors'
import { isObject, textOf, wholeOf } from '../content/read-json.ts'
import type { Host } from '../upstream/host.ts'
import type { EthereumContracts } from './contracts.ts'

export type TokenMetadata = { name: string; symbol: string; decimals: number | undefined; logo: string }
export type BalanceAndAllowance = { balance: string; allowance: string }

/** A node of Ethereum that also knows ERC-20. Amounts are whole numbers of the smallest unit, decimal text. */
export type NodeProvider = {
  /** What an account has of a denom there; 0 of what isn't there, and where it could not be had. */
  findBalance: (owner: string, denom: string) => Promise<string>
  /** The same, with what the bridge may take of it. */
  findBalanceAndAllowance: (owner: string, denom: string) => Promise<BalanceAndAllowance>
  /** @throws Fault `unavailable`, with what the node said */
  fetchEther: (owner: string) => Promise<string>
  /** @throws Fault `unavailable`, with what the node said */
  fetchMetadata: (contract: string) => Promise<TokenMetadata>
}

const nothing = '0'
const mostDecimals = 255

export function createNodeProvider(
  { postJson }: Pick<Host, 'postJson'>,
  contracts: EthereumContracts,
): NodeProvider {
  async function ask(method: string, params: readonly unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const told: unknown = JSON.parse((await postJson('', body)).toString())
    if (!isObject(told) || isObject(told['error']))
      throw badChainData(
        'ethereum.refused',
        textOf(isObject(told) && messageOf(told['error'])) || 'no answer',
      )
    return told['result']
  }
  const orZero = (asked: Promise<string>): Promise<string> => asked.catch(() => nothing)

  async function askBalance(owner: string, contract: string): Promise<string> {
    const told = await ask('alchemy_getTokenBalances', [owner, [contract]])
    const balances = isObject(told) ? told['tokenBalances'] : undefined
    const [first] = Array.isArray(balances) ? (balances as unknown[]) : []
    return amountOf(isObject(first) ? first['tokenBalance'] : undefined)
  }

  async function askAllowance(owner: string, contract: string): Promise<string> {
    return amountOf(await ask('alchemy_getTokenAllowance', [{ owner, spender: contracts.bridge, contract }]))
  }

  return {
    async findBalance(owner, denom) {
      const contract = contractOf(denom, contracts)
      return contract === undefined ? nothing : orZero(askBalance(owner, contract))
    },
    async findBalanceAndAllowance(owner, denom) {
      const contract = contractOf(denom, contracts)
      if (contract === undefined) return { balance: nothing, allowance: nothing }
      try {
        const asked = [askBalance(owner, contract), askAllowance(owner, contract)] as const
        const [balance, allowance] = await Promise.all(asked)
        return { balance, allowance }
      } catch {
        return { balance: nothing, allowance: nothing }
      }
    },
    fetchEther: (owner) => orFault(ask('eth_getBalance', [owner, 'latest']).then(amountOf)),
    fetchMetadata: (contract) => orFault(ask('alchemy_getTokenMetadata', [contract]).then(readMetadata)),
  }
}

/** The contract of a denom on Ethereum; undefined for what isn't there. */
export function contractOf(denom: string, { inj }: EthereumContracts): string | undefined {
  if (denom === 'inj') return inj
  return /^(?:peggy)?(0x[0-9a-f]{40})$/i.exec(denom)?.[1]
}

/** @throws Fault `bad-chain-data` for what is no amount */
function amountOf(told: unknown): string {
  const text = textOf(told)
  if (!/^(0x[0-9a-f]{0,64}|\d{1,78})$/i.test(text))
    throw badChainData('ethereum.amount', 'the node told what is no amount')
  return text === '0x' ? nothing : BigInt(text).toString()
}

function readMetadata(told: unknown): TokenMetadata {
  if (!isObject(told)) throw badChainData('ethereum.metadata', 'the node told nothing of this token')
  const { name, symbol, decimals, logo } = told
  return {
    name: textOf(name),
    symbol: textOf(symbol),
    decimals: wholeOf(decimals, mostDecimals),
    logo: textOf(logo),
  }
}

function messageOf(error: unknown): unknown {
  return isObject(error) ? error['message'] : undefined
}

async function orFault<Value>(asked: Promise<Value>): Promise<Value> {
  return asked.catch((error: unknown) => {
    throw unavailable('ethereum.failed', asFault(error).message, {}, error)
  })
}
