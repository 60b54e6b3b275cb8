import type { IQueryClient as IErc20Client } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/query_pb.client'
import { Query as erc20 } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/query_pb'
import { MsgEthereumTxResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb'
import { Query as evm } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb'
import type { IQueryClient as IEvmClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb.client'
import { Query as exchange } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/query_pb'
import type { IQueryClient as IExchangeClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/query_pb.client'
import { formatEthereumAddress, scaleDecimal } from '@injsight/chain'
import { createTransport, refusal, serve, Status, type ServedService } from '@injsight/grpc-web'
import { ExplorerClient, type GetEvmTokenResponse } from '@injsight/injsight-v1'
import { answerBehind } from '../grpc-web.ts'

/**
 * What a node tells by running contracts, or of accounts that nobody asked about while a chain was recorded: a node of a
 * recording doesn't know it, and the index knows the same.
 */
export function toldByIndex(behind: string): ServedService[] {
  const index = new ExplorerClient(createTransport({ baseUrl: behind, timeoutMs: 20_000 }))
  const otherwise = answerBehind(behind)
  const findToken = async (token: string) => (await index.getEvmToken({ token, height: 0n })).response
  const pairOf = async (token: string) => {
    const { contract, denom } = await findToken(token)
    const isPair = contract !== '' && denom !== '' && !denom.startsWith('erc20:')
    return isPair ? { tokenPair: { bankDenom: denom, erc20Address: formatEthereumAddress(contract) } } : {}
  }
  const findDiscount = async (account: string) => {
    const { account: told } = (await index.getFeeDiscounts({ account })).response
    if (told === undefined) throw refusal(Status.notFound, 'there is no schedule of discounts')
    return told
  }
  return [
    serve<IErc20Client>(
      erc20,
      {
        tokenPairByDenom: ({ bankDenom }) => pairOf(bankDenom),
        tokenPairByERC20Address: ({ erc20Address }) => pairOf(erc20Address),
      },
      { otherwise },
    ),
    serve<IEvmClient>(
      evm,
      {
        async account({ address }) {
          const found = index.getEvmContract({ address }).response
          const codeHash = await found.then(
            ({ contract }) => contract?.codeHash ?? '',
            () => noCode,
          )
          return { balance: '0', codeHash, nonce: 0n }
        },
        async ethCall({ args }) {
          const { to, data } = JSON.parse(new TextDecoder().decode(args)) as { to: string; data: string }
          const nft = /^0x(6352211e|c87b56dd)/.test(data)
          const ret = nft ? await askNft(index, to, data) : answerToken(await findToken(to), data)
          return MsgEthereumTxResponse.create({ ret })
        },
      },
      { otherwise },
    ),
    serve<IExchangeClient>(
      exchange,
      {
        async feeDiscountAccountInfo({ account }) {
          const { tier, volume, staked } = await findDiscount(account)
          const accountInfo = { makerDiscountRate: '0', takerDiscountRate: '0', stakedAmount: staked }
          return {
            tierLevel: BigInt(tier),
            accountInfo: { ...accountInfo, volume: String(scaleDecimal(volume, 18)) },
          }
        },
        async activeStakeGrant({ grantee }) {
          const { granted: amount } = await findDiscount(grantee)
          if (amount === '0') return {}
          const granter = grantee
          return {
            grant: { granter, amount },
            effectiveGrant: { granter, netGrantedStake: amount, isValid: true },
          }
        },
        grantAuthorizations: async ({ granter }) => ({
          totalGrantAmount: (await findDiscount(granter)).lent,
          grants: [],
        }),
      },
      { otherwise },
    ),
  ]
}

const nothing = new Uint8Array()
/** The hash of no bytes, by keccak-256. */
const noCode = '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'

/** As contracts answer by ERC-20, ERC-721 and ERC-165. */
function answerToken({ token }: GetEvmTokenResponse, data: string): Uint8Array {
  if (token === undefined) return nothing
  const { name, symbol, standard, hasDecimals, decimals, supply } = token
  switch (data.slice(0, 10)) {
    case '0x06fdde03':
      return name === '' ? nothing : textOf(name)
    case '0x95d89b41':
      return symbol === '' ? nothing : textOf(symbol)
    case '0x313ce567':
      return hasDecimals ? wordOf(BigInt(decimals)) : nothing
    case '0x18160ddd':
      return standard === 'erc20' ? wordOf(BigInt(supply || '0')) : nothing
    case '0x01ffc9a7': {
      const id = { erc721: '80ac58cd', erc1155: 'd9b67a26' }[standard] ?? 'none'
      return wordOf(BigInt(data.slice(10, 18) === id))
    }
    default:
      return nothing
  }
}

async function askNft(index: ExplorerClient, contract: string, data: string): Promise<Uint8Array> {
  const token = String(BigInt(`0x${data.slice(10, 74)}`))
  const { owners, uri } = (await index.getNft({ contract, token })).response
  const [owner] = owners
  if (owner === undefined) return nothing
  return data.startsWith('0x6352211e') ? wordOf(BigInt(formatEthereumAddress(owner.owner))) : textOf(uri)
}

function wordOf(number: bigint): Uint8Array {
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
}

function textOf(text: string): Uint8Array {
  const bytes = Buffer.from(text)
  const padded = Buffer.concat([bytes, Buffer.alloc((32 - (bytes.length % 32)) % 32)])
  return Buffer.concat([wordOf(32n), wordOf(BigInt(bytes.length)), padded])
}

/** What a contract by CW721 says of its tokens; undefined for other questions. */
export async function askCw721(behind: string, contract: string, query: Query): Promise<object | undefined> {
  const index = new ExplorerClient(createTransport({ baseUrl: behind, timeoutMs: 20_000 }))
  if (query.all_tokens !== undefined) {
    const { limit, start_after: after } = query.all_tokens
    const asked = { contract, token: '', cursor: '', limit: 200 }
    const { nfts } = (await index.listCollectionNfts(asked)).response
    const tokens = nfts.map(({ token }) => token).filter((token) => after === undefined || token > after)
    return { tokens: tokens.slice(0, limit) }
  }
  if (query.all_nft_info === undefined) return undefined
  const token = query.all_nft_info.token_id
  const { owners, uri, extension } = (await index.getNft({ contract, token })).response
  const [owner] = owners
  if (owner === undefined) return undefined
  return {
    access: { owner: owner.owner, approvals: [] },
    info: { token_uri: uri, extension: extension === '' ? {} : (JSON.parse(extension) as object) },
  }
}

export type Query = {
  all_tokens?: { limit: number; start_after?: string }
  all_nft_info?: { token_id: string }
}
