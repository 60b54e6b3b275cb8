import assert from 'node:assert/strict'
import {
  AcceptedMessageKeysFilter,
  AllowAllMessagesFilter,
  CombinedLimit,
  ContractExecutionAuthorization,
  MaxCallsLimit,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/authz_pb.js'
import { MsgExecuteContract } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import { GenericAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/authz_pb.js'
import {
  QueryGranterGrantsRequest,
  QueryGranterGrantsResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/query_pb.js'
import { MsgExec, MsgGrant } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { SendAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/authz_pb.js'
import { MsgSend } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb.js'
import {
  AllowedMsgAllowance,
  BasicAllowance,
  PeriodicAllowance,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/feegrant_pb.js'
import {
  QueryAllowancesByGranterRequest,
  QueryAllowancesByGranterResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/query_pb.js'
import { MsgGrantAllowance } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/tx_pb.js'
import {
  AuthorizationType,
  StakeAuthorization,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/authz_pb.js'
import { MsgDelegate } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { contracts, decimal, localAccounts, pack, type LocalChain, type Packed } from '@injsight/local-chain'
import type { Pool } from 'pg'
import { sendMessages } from './send-messages.ts'

const [bob, carol, dave] = (['bob', 'carol', 'dave'] as const).map((name) => localAccounts[name].address) as [
  string,
  string,
  string,
]
const soon = { seconds: BigInt(Math.floor(Date.now() / 1000)) + 3600n, nanos: 0 }
const toOperator = (address: string) => encodeAddress('injvaloper', decodeAddress(address).bytes)
const operator = toOperator(localAccounts.validator.address)

/**
 * Carol lets bob do this and that within limits, and pays fees; bob uses some of it, and some of it up. Not alice: what she
 * sends by the EVM counts in her sequence too, which her signer doesn't know.
 */
export async function useGrants(chain: LocalChain): Promise<void> {
  const { signers } = chain
  await sendMessages(chain, signers.carol, [...permissions(), ...allowances()])
  await sendMessages(chain, signers.bob, [
    exec(bob, [sendOf('2'), sendOf('1')]),
    exec(bob, [stakeOf('4')]),
    exec(bob, [transferOf('5')]),
    exec(bob, [transferOf('7')]),
    allow(pack(GenericAuthorization, { msg: `/${MsgExec.typeName}` }), { granter: bob, grantee: dave }),
  ])
  await sendMessages(chain, signers.dave, [exec(dave, [exec(bob, [sendOf('0.5')])])])
}

function permissions(): Packed[] {
  return [
    allow(pack(SendAuthorization, { spendLimit: [inj('10')], allowList: [dave] })),
    allow(pack(GenericAuthorization, { msg: '/cosmos.gov.v1.MsgVote' })),
    allow(
      pack(StakeAuthorization, {
        maxTokens: inj('9'),
        validators: { oneofKind: 'denyList', denyList: { address: [toOperator(carol)] } },
        authorizationType: AuthorizationType.DELEGATE,
      }),
    ),
    // Of the two calls by the first nothing is left, and the second has two of three.
    allow(
      pack(ContractExecutionAuthorization, {
        grants: [
          {
            contract: contracts.cw20.address,
            limit: pack(MaxCallsLimit, { remaining: 1n }),
            filter: pack(AcceptedMessageKeysFilter, { keys: ['transfer'] }),
          },
          {
            contract: contracts.cw20.address,
            limit: pack(CombinedLimit, { callsRemaining: 3n, amounts: [inj('1')] }),
            filter: pack(AllowAllMessagesFilter, {}),
          },
        ],
      }),
    ),
  ]
}

function allowances(): Packed[] {
  const basic = { spendLimit: [inj('1')] }
  const period = { seconds: 60n, nanos: 0 }
  const periodic = {
    basic,
    period,
    periodSpendLimit: [inj('0.1')],
    periodCanSpend: [inj('0.1')],
    periodReset: soon,
  }
  const inner = pack(PeriodicAllowance, periodic)
  return [
    pay(bob, pack(BasicAllowance, basic)),
    pay(
      dave,
      pack(AllowedMsgAllowance, { allowance: inner, allowedMessages: ['/cosmos.bank.v1beta1.MsgSend'] }),
    ),
  ]
}

function allow(authorization: Packed, between = { granter: carol, grantee: bob }): Packed {
  return pack(MsgGrant, { ...between, grant: { authorization, expiration: soon } })
}

function pay(grantee: string, allowance: Packed): Packed {
  return pack(MsgGrantAllowance, { granter: carol, grantee, allowance })
}

function exec(grantee: string, msgs: Packed[]): Packed {
  return pack(MsgExec, { grantee, msgs })
}

function sendOf(amount: string): Packed {
  return pack(MsgSend, { fromAddress: carol, toAddress: dave, amount: [inj(amount)] })
}

function stakeOf(amount: string): Packed {
  return pack(MsgDelegate, { delegatorAddress: carol, validatorAddress: operator, amount: inj(amount) })
}

function transferOf(amount: string): Packed {
  const msg = Buffer.from(JSON.stringify({ transfer: { recipient: dave, amount } }))
  return pack(MsgExecuteContract, { sender: carol, contract: contracts.cw20.address, msg, funds: [] })
}

function inj(amount: string): { denom: string; amount: string } {
  return { denom: 'inj', amount: decimal(amount) }
}

/** Every grant and fee allowance of the chain's accounts is the one that the chain has at the index's last block. */
export async function compareGrants(chain: LocalChain, pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ head: string }>('select head from chain_state')
  const head = BigInt(rows[0]?.head ?? 0)
  const granters = Object.values(localAccounts).map(({ address }) => address)
  const grants = await Promise.all(granters.map((granter) => fetchGrants(chain, granter, head)))
  assert.deepEqual(await listLines(pool, grantLines), grants.flat().toSorted())
  const paid = await Promise.all(granters.map((granter) => fetchAllowances(chain, granter, head)))
  assert.deepEqual(await listLines(pool, allowanceLines), paid.flat().toSorted())
}

// What was granted stands in the bytes that the granter sent or that the chain wrote after a use.
const grantLines = `select concat_ws(' ', granter, grantee, type, encode(value, 'hex'), div(expiration, 1000000000)) as line
  from authz_grants`
const allowanceLines = `select concat_ws(' ', granter, grantee, type, encode(value, 'hex')) as line from fee_allowances`

async function listLines(pool: Pool, query: string): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(query)
  assert.ok(rows.length > 0)
  return rows.map(({ line }) => line).toSorted()
}

async function fetchGrants({ node }: LocalChain, granter: string, head: bigint): Promise<string[]> {
  const request = QueryGranterGrantsRequest.toBinary({ granter })
  const answer = await node.queryAbci('/cosmos.authz.v1beta1.Query/GranterGrants', request, head)
  return QueryGranterGrantsResponse.fromBinary(answer).grants.map(({ grantee, authorization, expiration }) =>
    lineOf(granter, grantee, authorization, expiration?.seconds),
  )
}

async function fetchAllowances({ node }: LocalChain, granter: string, head: bigint): Promise<string[]> {
  const request = QueryAllowancesByGranterRequest.toBinary({ granter })
  const answer = await node.queryAbci('/cosmos.feegrant.v1beta1.Query/AllowancesByGranter', request, head)
  return QueryAllowancesByGranterResponse.fromBinary(answer).allowances.map(({ grantee, allowance }) =>
    lineOf(granter, grantee, allowance),
  )
}

function lineOf(granter: string, grantee: string, held: Packed | undefined, expires?: bigint): string {
  const value = Buffer.from(held?.value ?? []).toString('hex')
  return [granter, grantee, held?.typeUrl, value, expires].filter((part) => part !== undefined).join(' ')
}
