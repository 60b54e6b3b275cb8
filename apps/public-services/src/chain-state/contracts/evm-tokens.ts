import { QueryClient as Erc20Client } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/query_pb.client'
import { formatEthereumAddress, readAccount, readDenom } from '@injsight/chain'
import { asFault, invalidInput } from '@injsight/errors'
import { refusal, Status } from '@injsight/grpc-web'
import {
  Asset,
  type EvmToken,
  type GetEvmTokenRequest,
  type GetEvmTokenResponse,
} from '@injsight/injsight-v1'
import type { BankAssets } from '../../chain-lists/bank-assets.ts'
import type { Host } from '../../upstream/host.ts'
import { callToken, interfaces } from './call-token.ts'
import { findCodeHash } from './evm-contracts.ts'

type Chain = Pick<Host, 'transport'>
type Sources = { chain: Chain; bank: BankAssets }

/** Nobody here counts who holds it. */
const uncounted = -1n

/**
 * A token by either face, as the chain pairs it now and its contract says: six questions of a contract at most, one of a
 * denom.
 *
 * @throws Fault `invalid-input` for what is no name of a token
 */
export async function getEvmToken(
  { chain, bank }: Sources,
  { token: text, height }: GetEvmTokenRequest,
): Promise<GetEvmTokenResponse> {
  if (height > 0n)
    throw refusal(Status.unimplemented, 'The chain pairs denoms as they are now, not as they were')
  const name = text.trim()
  if (/^inj1[a-z0-9]{58}$/i.test(name)) return toReply({ contract: '', denom: '' }) // not of the EVM
  if (/^(0x[0-9a-f]{40}|inj1[a-z0-9]{38})$/i.test(name))
    return readContract({ chain, bank }, formatEthereumAddress(readAccount(name)))
  const denom = readDenom(name) ?? name
  if (!/^[a-z][\w/:.-]{1,127}$/i.test(denom))
    throw invalidInput('token.name', 'A token is named by its contract, 0x… or inj1…, or by its denom')
  return toReply({ contract: await findPaired(chain, denom), denom })
}

async function readContract({ chain, bank }: Sources, address: string): Promise<GetEvmTokenResponse> {
  const contract = address.toLowerCase()
  const own = `erc20:${address}`
  if ((await bank()).some(({ asset }) => asset.asset === own)) {
    // Coins that bear its name are its own; an account may mint such coins, and is no contract for that.
    const [pairedWith, code] = await Promise.all([findDenom(chain, contract), findCodeHash(chain, contract)])
    return toReply({
      contract: pairedWith === '' && code === undefined ? '' : contract,
      denom: pairedWith || own,
    })
  }
  const [denom, told] = await Promise.all([findDenom(chain, contract), readSaid(chain, contract)])
  if (told === undefined) return toReply({ contract: denom === '' ? '' : contract, denom })
  return toReply({ contract, denom, token: { ...told, contract, denom, lost: '', knownFrom: 0n } })
}

type Said = Pick<EvmToken, 'standard' | 'name' | 'symbol' | 'hasDecimals' | 'decimals' | 'supply'>

/** What it says of itself, in five questions at most; undefined for what is no token. */
async function readSaid(chain: Chain, contract: string): Promise<Said | undefined> {
  const calls = callToken(chain, contract)
  const [name = '', decimals, supply] = await Promise.all([calls.name(), calls.decimals(), calls.supply()])
  const token = { name, symbol: '', hasDecimals: decimals !== undefined, decimals: decimals ?? 0 }
  const isCounted = decimals !== undefined || supply !== undefined
  const [symbol = '', is721, is1155] = await Promise.all([
    isCounted ? calls.symbol() : '',
    decimals === undefined && calls.has(interfaces.erc721),
    !isCounted && calls.has(interfaces.erc1155),
  ])
  if (is721) return { ...token, symbol, standard: 'erc721', supply: supply ?? '' }
  if (is1155) return { ...token, standard: 'erc1155', supply: '' }
  return isCounted ? { ...token, symbol, standard: 'erc20', supply: supply ?? '' } : undefined
}

/** What a contract is paired with; empty for nothing. */
async function findDenom({ transport }: Chain, erc20Address: string): Promise<string> {
  const client = new Erc20Client(transport)
  const { tokenPair } = await orNone(client.tokenPairByERC20Address({ erc20Address }).response)
  return tokenPair?.bankDenom ?? ''
}

/** The contract that a denom is paired with, or that bears its name. A page says as much without it, only less well. */
async function findPaired({ transport }: Chain, bankDenom: string): Promise<string> {
  const [, own] = /^erc20:(0x[0-9a-f]{40})$/i.exec(bankDenom) ?? []
  if (own !== undefined) return own.toLowerCase()
  const asked = new Erc20Client(transport).tokenPairByDenom({ bankDenom }).response
  const { tokenPair } = await asked.catch(() => ({ tokenPair: undefined }))
  return tokenPair?.erc20Address.toLowerCase() ?? ''
}

type Pair = { tokenPair?: { bankDenom: string } }

/** The chain says that there is none by an error. */
async function orNone(asked: PromiseLike<Pair>): Promise<Pair> {
  try {
    return await asked
  } catch (error) {
    const { kind, code } = asFault(error)
    if (kind === 'invalid-input' || code === 'grpc.not_found') return {}
    throw error
  }
}

function toReply(told: Pick<GetEvmTokenResponse, 'contract' | 'denom' | 'token'>): GetEvmTokenResponse {
  return { ...told, faces: [], holders: uncounted, unknown: [] }
}

/** A token that its contract keeps itself, as an asset; undefined for what is no such token. */
export function toErc20Asset({ contract, denom, token }: GetEvmTokenResponse): Asset | undefined {
  if (token?.standard !== 'erc20' || denom !== '') return undefined
  const { name, symbol, hasDecimals, decimals, supply } = token
  return Asset.create({
    asset: formatEthereumAddress(contract),
    kind: 'erc20',
    name,
    symbol,
    hasDecimals,
    decimals,
    supply,
    holders: uncounted,
    contract,
    verification: 'unverified',
  })
}
