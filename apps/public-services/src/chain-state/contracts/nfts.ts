import { QueryClient as WasmClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client'
import { formatEthereumAddress, readAccount } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import { refusal, Status } from '@injsight/grpc-web'
import type {
  Collection,
  GetNftRequest,
  GetNftResponse,
  ListCollectionNftsRequest,
  ListCollectionNftsResponse,
} from '@injsight/injsight-v1'
import { isAddress, isObject, textOf } from '../../content/read-json.ts'
import type { Host } from '../../upstream/host.ts'
import { readLimit } from '../pages.ts'
import { askContract } from './ask-contract.ts'
import { callToken, interfaces } from './call-token.ts'

type Chain = Pick<Host, 'transport'>

/** Contracts tell no more at once: a page has one fewer, and the last says whether there are others. */
const mostAtOnce = 30
const [longestToken, longestUri] = [500, 512 * 1024]
/** What an address can hold of a token. */
const longestCursor = Math.ceil((longestToken * 4) / 3)

/**
 * The tokens of a collection by CW721, as its contract lists them; who owns each it tells one by one. Contracts of the EVM list
 * nothing. A cursor is the last token before the page, as an address can hold it; a token that none can hold is left out.
 *
 * @throws Fault `invalid-input`; `grpc.unimplemented` for a contract of the EVM
 */
export async function listCollectionNfts(
  chain: Chain,
  request: ListCollectionNftsRequest,
): Promise<ListCollectionNftsResponse> {
  const { contract, cursor, token } = request
  if (isOfEvm(contract)) throw refusal(Status.unimplemented, 'A contract of the EVM doesn’t list its tokens')
  const address = readAccount(contract)
  const limit = Math.min(readLimit(request.limit), mostAtOnce - 1)
  if (!/^[\w-]*$/.test(cursor) || cursor.length > longestCursor)
    throw invalidInput('page.cursor', 'the cursor is not one of ours')
  const collection = await findCw721(chain, address)
  if (collection === undefined) return { nfts: [], next: '', unknown: [] }
  if (token !== '') {
    const { owners } = await readCw721(chain, address, token)
    return { collection, nfts: owners, next: '', unknown: [] }
  }
  const list = async (limit: number, after: string) => {
    const asked = { all_tokens: { limit, ...(after !== '' && { start_after: after }) } }
    const told = await ask(chain, address, asked)
    return isObject(told) && Array.isArray(told['tokens']) ? told['tokens'].map(String) : []
  }
  const told = await list(limit + 1, Buffer.from(cursor, 'base64url').toString())
  const tokens = told.slice(0, limit).filter((one) => Buffer.byteLength(one) <= longestToken)
  const last = tokens.at(-1) ?? ''
  const areAll = last === '' || (cursor === '' && String(tokens.length) === collection.tokens)
  // A contract may give fewer than it is asked for: a short page is the last only where nothing follows.
  const goesOn = !areAll && (told.length > limit || (await list(1, last)).length > 0)
  return {
    collection,
    nfts: tokens.map((one) => ({ token: one, owner: '', amount: '1', height: 0n })),
    next: goesOn ? Buffer.from(last).toString('base64url') : '',
    unknown: ['owners'],
  }
}

/** One of a collection by CW721 or ERC-721, as its contract says now. @throws Fault `invalid-input` */
export async function getNft(chain: Chain, { contract, token }: GetNftRequest): Promise<GetNftResponse> {
  if (token === '' || token.length > longestToken)
    throw invalidInput('nft.token', 'Which of the collection? Tell a token')
  const [collection, told] = isOfEvm(contract)
    ? await readErc721(chain, formatEthereumAddress(readAccount(contract)), token)
    : await Promise.all([
        findCw721(chain, readAccount(contract)),
        readCw721(chain, readAccount(contract), token),
      ])
  const nothing = { owners: [], uri: '', extension: '', why: '', moves: [], spender: '', unknown: [] }
  return collection === undefined ? nothing : { ...nothing, collection, ...told }
}

const isOfEvm = (contract: string) => /^0x/i.test(contract.trim())

type Told = Pick<GetNftResponse, 'owners' | 'uri' | 'extension'>

async function findCw721(chain: Chain, contract: string): Promise<Collection | undefined> {
  const [info, count] = await Promise.all([
    ask(chain, contract, { contract_info: {} }),
    ask(chain, contract, { num_tokens: {} }),
  ])
  if (!isObject(info) || !isObject(count)) return undefined
  const tokens = String(count['count'])
  return {
    contract,
    standard: 'cw721',
    name: textOf(info['name']),
    symbol: textOf(info['symbol']),
    tokens: /^\d{1,30}$/.test(tokens) ? tokens : '',
    creator: '',
    isLost: false,
  }
}

async function readCw721(chain: Chain, contract: string, token: string): Promise<Told> {
  const told = await ask(chain, contract, { all_nft_info: { token_id: token } })
  const { access, info } = isObject(told) ? told : {}
  const owner = isObject(access) ? textOf(access['owner']) : ''
  const { token_uri: uri, extension } = isObject(info) ? info : {}
  const hasAny = isObject(extension) && Object.keys(extension).length > 0
  return {
    owners: isAddress('inj', owner) ? [{ token, owner, amount: '1', height: 0n }] : [],
    uri: typeof uri === 'string' && uri.length <= longestUri ? uri : '',
    extension: hasAny ? JSON.stringify(extension).slice(0, longestUri) : '',
  }
}

const ask = ({ transport }: Chain, contract: string, query: object) =>
  askContract(new WasmClient(transport), contract, query)

async function readErc721(
  chain: Chain,
  contract: string,
  text: string,
): Promise<[Collection | undefined, Told]> {
  const nothing: Told = { owners: [], uri: '', extension: '' }
  const calls = callToken(chain, contract)
  const token = /^\d{1,78}$/.test(text) ? BigInt(text) : undefined
  const [is721, name, symbol, owner, uri] = await Promise.all([
    calls.has(interfaces.erc721),
    calls.name(),
    calls.symbol(),
    token === undefined ? undefined : calls.ownerOf(token),
    token === undefined ? undefined : calls.uriOf(token),
  ])
  if (!is721) {
    if (await calls.has(interfaces.erc1155))
      throw refusal(Status.unimplemented, 'Who owns a token by ERC-1155 its contract doesn’t list')
    return [undefined, nothing]
  }
  const collection: Collection = {
    contract,
    standard: 'erc721',
    name: name ?? '',
    symbol: symbol ?? '',
    tokens: '',
    creator: '',
    isLost: false,
  }
  if (owner === undefined) return [collection, nothing]
  const owners = [{ token: text, owner: readAccount(owner), amount: '1', height: 0n }]
  return [collection, { owners, uri: uri ?? '', extension: '' }]
}
