import assert from 'node:assert/strict'
import type { GenesisState } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/genesis_pb.js'
import {
  QueryModuleStateRequest,
  QueryModuleStateResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/query_pb.js'
import type { LocalChain } from '@injsight/local-chain'
import type { Pool } from 'pg'

/** Deposits, positions, resting orders and what was traded are those that the chain has at the index's last block. */
export async function compareExchange({ node }: LocalChain, pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ head: string }>('select head from chain_state')
  const answer = await node.queryAbci(
    '/injective.exchange.v2.Query/ExchangeModuleState',
    QueryModuleStateRequest.toBinary({}),
    BigInt(rows[0]?.head ?? 0),
  )
  const { state } = QueryModuleStateResponse.fromBinary(answer)
  assert.ok(state)
  for (const [name, { rows: query, told }] of Object.entries(tables)) {
    const lines = (await pool.query<{ line: string }>(query)).rows.map(({ line }) => line)
    const wanted = told(state)
    assert.ok(wanted.length > 0, `the chain has no ${name}`)
    assert.deepEqual(lines.toSorted(), wanted.toSorted(), name)
  }
}

type Table = {
  /** The index's, each in a line. */
  rows: string
  /** The chain's in the same words; its decimals are whole numbers of 10^-18. */
  told: (state: GenesisState) => string[]
}

const scaled = (column: string) => `trunc(${column} * 1e18)::text`
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

const tables: Record<string, Table> = {
  deposits: {
    rows: `select concat_ws(' ', '0x' || encode(subaccount, 'hex'), d.denom, ${scaled('available')}, ${scaled('total')}) as line
      from exchange_deposits as e join denoms as d on d.id = e.denom`,
    told: ({ balances }) =>
      balances.map(({ subaccountId, denom, deposits }) =>
        [subaccountId, denom, deposits?.availableBalance, deposits?.totalBalance].join(' '),
      ),
  },
  positions: {
    rows: `select concat_ws(' ', m.id, '0x' || encode(subaccount, 'hex'), is_long, ${scaled('quantity')},
        ${scaled('entry_price')}, ${scaled('margin')}) as line
      from positions as p join markets as m on m.key = p.market`,
    told: ({ positions }) =>
      positions.map(({ marketId, subaccountId, position }) =>
        [
          marketId,
          subaccountId,
          position?.isLong === true ? 't' : 'f',
          position?.quantity,
          position?.entryPrice,
          position?.margin,
        ].join(' '),
      ),
  },
  orders: {
    rows: `select concat_ws(' ', encode(hash, 'hex'), ${scaled('price')}, ${scaled('fillable')}) as line from open_orders`,
    told: ({ spotOrderbook, derivativeOrderbook }) =>
      [...spotOrderbook, ...derivativeOrderbook]
        .flatMap(({ orders }) => orders)
        .map(({ orderHash, orderInfo, fillable }) =>
          [hexOf(orderHash), orderInfo?.price, fillable].join(' '),
        ),
  },
  nonces: {
    rows: `select concat_ws(' ', '0x' || encode(subaccount, 'hex'), nonce) as line from trade_nonces`,
    told: ({ subaccountTradeNonces }) =>
      subaccountTradeNonces.map(({ subaccountId, subaccountTradeNonce }) =>
        [subaccountId, subaccountTradeNonce?.nonce].join(' '),
      ),
  },
}
