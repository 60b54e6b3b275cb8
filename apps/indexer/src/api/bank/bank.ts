import { Query } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb'
import type { IQueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import { decodeAddress, encodeAddress, readAccount } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { NodeClient } from '@injsight/node-client'
import type { Pool } from 'pg'
import {
  countBalances,
  countHolders,
  countSupplies,
  findBalance,
  findSupply,
  listBalances,
  listHolders,
  listSupplies,
} from '#src/queries/tokens/bank.ts'
import { createIndexFirst } from './index-first.ts'
import { createPage, readDenomPage, readHolderPage, encodeDenomKey, encodeHolderKey } from './pages.ts'
import { askNode, formatChainReply } from '../forward.ts'

type Sources = { pool: Pool; node: Pick<NodeClient, 'queryAbci'> }

/**
 * `cosmos.bank.v1beta1.Query`. Balances and supply come from the index when it has them since the chain's first
 * block, as they are at its head; everything else, and whatever the caller wants of a height, comes from the node.
 * Two things differ from a node: holders stand in the order of what they hold, the largest first, and a page has at
 * most 1000 lines.
 */
export function createBankService({ pool, node }: Sources): ServedService {
  const indexFirst = createIndexFirst({ pool, node })
  return serve<IQueryClient>(
    Query,
    {
      balance: indexFirst('balance', async ({ address, denom }) => {
        const amount = await findBalance(pool, readAddress(address), readDenom(denom))
        return { balance: { denom, amount } }
      }),

      allBalances: indexFirst('allBalances', async ({ address, pagination }) => {
        const account = readAddress(address)
        const page = readDenomPage(pagination)
        const found = await listBalances(pool, account, page.query)
        const { lines, ...rest } = await createPage(page, found, encodeDenomKey, () =>
          countBalances(pool, account),
        )
        return { balances: lines, ...rest }
      }),

      totalSupply: indexFirst('totalSupply', async ({ pagination }) => {
        const page = readDenomPage(pagination)
        const found = await listSupplies(pool, page.query)
        const { lines, ...rest } = await createPage(page, found, encodeDenomKey, () => countSupplies(pool))
        return { supply: lines, ...rest }
      }),

      supplyOf: indexFirst('supplyOf', async ({ denom }) => ({
        amount: { denom, amount: await findSupply(pool, readDenom(denom)) },
      })),

      denomOwners: indexFirst('denomOwners', async ({ denom, pagination }) => {
        const page = readHolderPage(pagination)
        const found = await listHolders(pool, readDenom(denom), page.query)
        const { lines, ...rest } = await createPage(page, found, encodeHolderKey, () =>
          countHolders(pool, denom),
        )
        const denomOwners = lines.map(({ address, amount }) => ({
          address: encodeAddress('inj', address),
          balance: { denom, amount },
        }))
        return { denomOwners, ...rest }
      }),
    },
    { otherwise: askNode(node), format: formatChainReply },
  )
}

function readAddress(text: string): Uint8Array {
  return decodeAddress(readAccount(text)).bytes
}

function readDenom(text: string): string {
  if (!/^[a-zA-Z][\w/:.-]{2,127}$/.test(text)) {
    throw invalidInput('denom.format', `invalid denom: ${text.slice(0, 130)}`)
  }
  return text
}
