// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as modules from '@injectivelabs/sdk-ts/core/modules'
import { decodeAddress, encodeAddress, toSubaccount } from '@injsight/chain'
import {
  contracts,
  findProgram,
  localAccounts,
  publicKeyOf,
  signBytes,
  signDirect,
  signTypedData,
  startLocalChain,
  waitForTransaction,
  type LocalAccount,
  type LocalChain,
} from '@injsight/local-chain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AminoDoc, Signer } from '../signer.ts'
import { buildExecution } from '../../routes/contracts/query/build-execution.ts'
import { buildGrant } from '../authz/build-grant.ts'
import { canSign, chooseMode, sign } from './sign.ts'
import { writeUnsigned, type Draft, type Mode } from './write-transaction.ts'

// What is signed here, a real chain takes: nothing else can say so.
const program = await findProgram().catch(() => undefined)
/** Some ten seconds, on a machine that has nothing else to do. */
const startMs = 120_000
let folder = ''
let chain: LocalChain

beforeAll(async () => {
  if (program === undefined) return
  folder = await mkdtemp(join(tmpdir(), 'injsight-signing-'))
  chain = await startLocalChain({ program, folder })
}, startMs)
afterAll(async () => {
  if (program === undefined) return
  await chain.stop()
  await rm(folder, { recursive: true, force: true })
}, startMs)

const cosmos = ({ address, key }: LocalAccount): Signer => ({
  kind: 'cosmos',
  address,
  publicKey: publicKeyOf(key),
  signDirect: async (doc) => ({ ...doc, signature: signDirect(key, doc) }),
})
const ofJson = (account: LocalAccount): Signer => ({
  ...cosmos(account),
  kind: 'cosmos',
  publicKey: publicKeyOf(account.key),
  signDirect: () => Promise.reject(new Error('it signs JSON alone')),
  signAmino: async (doc) => ({
    signed: doc,
    signature: signBytes(account.key, new TextEncoder().encode(inOrder(doc))),
  }),
})
const ethereum =
  (eip712: 'v1' | 'v2', evmChainId = 11155111) =>
  ({ address, ethereum: ethereumAddress, key }: LocalAccount): Signer => ({
    kind: 'ethereum',
    address,
    ethereumAddress,
    evmChainId,
    eip712,
    signTypedData: (json) => signTypedData(key, json),
  })

const wallets: { mode: Mode; account: LocalAccount; open: (account: LocalAccount) => Signer }[] = [
  { mode: 'direct', account: localAccounts.alice, open: cosmos },
  { mode: 'amino', account: localAccounts.bob, open: ofJson },
  { mode: 'eip712-v1', account: localAccounts.carol, open: ethereum('v1') },
  { mode: 'eip712-v2', account: localAccounts.dave, open: ethereum('v2') },
]

for (const { mode, account, open } of wallets)
  test.skipIf(program === undefined)(
    `[WALLET-05] a chain takes what is signed as ${mode}, and nothing that differs by a byte`,
    async () => {
      const signer = open(account)
      const first = await draftOf(account, signer)
      expect(first.mode).toBe(mode)
      // It has signed nothing yet: its key is told by what it signs.
      expect(first.publicKey === undefined).toBe(signer.kind === 'ethereum')
      const raw = await sign(first, signer)
      await expect(give(changeByte(raw))).rejects.toThrow(/unauthorized$/)
      expect(await waitForTransaction(chain.node, await give(raw))).toMatchObject({ code: 0 })
      expect((await draftOf(account, signer)).sequence).toBe(first.sequence + 1n)
    },
  )

test.skipIf(program === undefined)(
  '[WALLET-05] typed data of another chain than Ethereum’s test network is refused there',
  async () => {
    const account = localAccounts.admin
    const signer = ethereum('v2', 1337)(account)
    await expect(sign(await draftOf(account, signer), signer).then(give)).rejects.toThrow(
      /invalid TypedDataChainID .*1337/,
    )
  },
)

test.skipIf(program === undefined)(
  '[WALLET-05] messages of several kinds are signed as text, and the gas of a trial is enough',
  async () => {
    const account = localAccounts.taker
    const signer = ethereum('v1')(account)
    const stake = modules.MsgDelegate.fromJSON({
      injectiveAddress: account.address,
      validatorAddress: validator,
      amount: { denom: 'inj', amount: '1000000000000000000' },
    })
    const draft = await draftOf(account, signer, [send(account), stake])
    expect(draft.mode).toBe('eip712-v2')
    const gasUsed = await simulate(writeUnsigned(draft))
    const gasLimit = (gasUsed * 12n) / 10n
    const fee = { denom: 'inj', amount: String(gasLimit * 160_000_000n) }
    const hash = await give(await sign({ ...draft, gasLimit, fee }, signer))
    expect(await waitForTransaction(chain.node, hash)).toMatchObject({ code: 0 })
  },
)

/** All that the forms of the site make, but what needs more than one validator. */
const acts: Record<string, (own: LocalAccount) => Draft['messages']> = {
  send: (own) => [send(own)],
  delegate: ({ address }) => [modules.MsgDelegate.fromJSON({ ...staked(address), amount: inj('5') })],
  undelegate: ({ address }) => [modules.MsgUndelegate.fromJSON({ ...staked(address), amount: inj('1') })],
  claim: ({ address }) => [
    modules.MsgWithdrawDelegatorReward.fromJSON({ delegatorAddress: address, validatorAddress: validator }),
  ],
  'cancel unbonding': ({ address }) => [
    modules.MsgCancelUnbondingDelegation.fromJSON({
      delegatorAddress: address,
      validatorAddress: validator,
      creationHeight: '1',
      amount: inj('1'),
    }),
  ],
  redelegate: ({ address }) => [
    modules.MsgBeginRedelegate.fromJSON({
      injectiveAddress: address,
      srcValidatorAddress: validator,
      dstValidatorAddress: encodeAddress('injvaloper', decodeAddress(address).bytes),
      amount: inj('1'),
    }),
  ],
  vote: ({ address }) => [
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the package keeps the names of its numbers to itself
    modules.MsgVote.fromJSON({ proposalId: 1, voter: address, vote: 1 }),
  ],
  'deposit of a proposal': ({ address }) => [
    modules.MsgGovDeposit.fromJSON({ proposalId: 1, depositor: address, amount: inj('1') }),
  ],
  grant: ({ address }) =>
    buildGrant(
      {
        granter: address,
        grantee: other,
        types: ['/cosmos.gov.v1beta1.MsgVote'],
        limit: undefined,
        expiration: 2_000_000_000,
      },
      modules,
    ),
  'grant with a limit': ({ address }) =>
    buildGrant(
      {
        granter: address,
        grantee: other,
        types: ['/cosmos.bank.v1beta1.MsgSend'],
        limit: inj('1'),
        expiration: 2_000_000_000,
      },
      modules,
    ),
  revoke: ({ address }) => [
    modules.MsgRevoke.fromJSON({
      granter: address,
      grantee: other,
      messageType: '/cosmos.gov.v1beta1.MsgVote',
    }),
  ],
  allowance: ({ address }) => [
    modules.MsgGrantAllowance.fromJSON({
      granter: address,
      grantee: other,
      allowance: { spendLimit: [inj('1')], expiration: 2_000_000_000 },
    }),
  ],
  'end of an allowance': ({ address }) => [
    modules.MsgRevokeAllowance.fromJSON({ granter: address, grantee: other }),
  ],
  'deposit in a subaccount': ({ address }) => [
    modules.MsgDepositV2.fromJSON({
      injectiveAddress: address,
      subaccountId: toSubaccount(address, 1),
      amount: inj('1'),
    }),
  ],
  'withdrawal from a subaccount': ({ address }) => [
    modules.MsgWithdrawV2.fromJSON({
      injectiveAddress: address,
      subaccountId: toSubaccount(address, 1),
      amount: inj('1'),
    }),
  ],
  'call of a contract': ({ address }) =>
    execute(address, `{"transfer":{"recipient":"${other}","amount":"1"}}`),
  'call of a contract with coins': ({ address }) =>
    execute(address, '{ "do": { "none": null } }', [inj('1')]),
  'call with numbers of many digits': ({ address }) =>
    execute(address, '{"do":{"some":[1.10,9007199254740993,1e21,0.0000001]}}'),
  'call with markup': ({ address }) =>
    execute(address, '{"do":{"text":"<b>&amp; é 猫","\\u0041":{"z":1,"a":2}}}'),
  'call with what JSON lets stand and Go does not': ({ address }) =>
    execute(address, JSON.stringify({ do: { text: '\u2028 \u2029' } })),
  'call with less than nothing': ({ address }) => execute(address, '{"do":{"none":-0}}'),
  'act for another': ({ address }) => [
    modules.MsgAuthzExec.fromJSON({ grantee: address, msgs: send(localAccounts.alice) }),
  ],
  'order for another': ({ address }) => [
    modules.MsgAuthzExec.fromJSON({
      grantee: address,
      msgs: modules.MsgCreateSpotLimitOrderV2.fromJSON(order(localAccounts.alice.address)),
    }),
  ],
  'spot order': ({ address }) => [modules.MsgCreateSpotLimitOrderV2.fromJSON(order(address))],
  'market order': ({ address }) => [modules.MsgCreateSpotMarketOrderV2.fromJSON(order(address))],
  'spot order taken back': ({ address }) => [
    modules.MsgCancelSpotOrderV2.fromJSON({ ...order(address), orderHash: market }),
  ],
  'derivative order': ({ address }) => [
    modules.MsgCreateDerivativeLimitOrderV2.fromJSON({
      ...order(address),
      margin: '5.5',
      triggerPrice: '20',
    }),
  ],
  'derivative market order': ({ address }) => [
    modules.MsgCreateDerivativeMarketOrderV2.fromJSON({ ...order(address), margin: '5.5' }),
  ],
  'binary option': ({ address }) => [
    modules.MsgCreateBinaryOptionsLimitOrderV2.fromJSON({ ...order(address), margin: '5.5' }),
  ],
  'binary option, at the market': ({ address }) => [
    modules.MsgCreateBinaryOptionsMarketOrderV2.fromJSON({ ...order(address), margin: '5.5' }),
  ],
  'binary option taken back': ({ address }) => [
    modules.MsgCancelBinaryOptionsOrderV2.fromJSON({ ...order(address), orderHash: market }),
  ],
  'order taken back': ({ address }) => [
    modules.MsgCancelDerivativeOrderV2.fromJSON({ ...order(address), orderHash: market }),
  ],
  'orders taken back': ({ address }) => [
    modules.MsgBatchUpdateOrdersV2.fromJSON({ ...order(address), spotMarketIdsToCancelAll: [market] }),
  ],
}
const withoutAmino = [
  'vote',
  'call with what JSON lets stand and Go does not',
  'call with less than nothing',
  'order for another',
  'spot order',
  'market order',
  'spot order taken back',
  'derivative order',
  'derivative market order',
  'binary option',
  'binary option, at the market',
  'binary option taken back',
  'order taken back',
  'orders taken back',
]

/** As the page of a contract makes it, out of what was typed. */
const execute = (sender: string, message: string, funds: { denom: string; amount: string }[] = []) =>
  buildExecution({ contract: contracts.cw20.address, message, funds }, sender)

const other = localAccounts.maker.address
const market = `0x${'ab'.repeat(32)}`
const validator = encodeAddress('injvaloper', decodeAddress(localAccounts.validator.address).bytes)
const inj = (amount: string) => ({ denom: 'inj', amount })
const staked = (address: string) => ({ injectiveAddress: address, validatorAddress: validator })
const order = (address: string) => ({
  injectiveAddress: address,
  subaccountId: toSubaccount(address, 0),
  feeRecipient: address,
  marketId: market,
  price: '20.5',
  quantity: '1.25',
  orderType: 1 as never,
})

// Each waits for blocks most of its time, and each account has its own sequence.
for (const { mode, open } of wallets)
  test.skipIf(program === undefined)(
    `[WALLET-05] [WALLET-10] [WALLET-11] [WASM-03] a chain takes the signature of every act by a wallet of ${mode}, and of none with a changed byte`,
    { concurrent: true, timeout: startMs },
    async () => {
      const account = localAccounts[signers[mode]]
      const unsignable: string[] = []
      const refused: string[] = []
      for (const [name, write] of Object.entries(acts)) {
        const signer = open(account)
        const draft = await draftOf(account, signer, write(account))
        if (!canSign(draft)) {
          unsignable.push(name)
          continue
        }
        const raw = await sign(draft, signer)
        const isRefused = await give(changeByte(raw)).then(
          () => false,
          (error: Error) => error.message.endsWith('unauthorized'),
        )
        if (!isRefused) refused.push(`${name} as ${draft.mode}: a changed byte was not refused`)
        // What it does may fail in its block: whether it is signed rightly is said before.
        const hash = await give(raw).catch(
          (error: Error) => void refused.push(`${name} as ${draft.mode}: ${error.message}`),
        )
        if (hash !== undefined) await waitForTransaction(chain.node, hash)
      }
      expect(refused).toEqual([])
      expect(unsignable).toEqual(mode === 'amino' ? withoutAmino : [])
    },
  )

const signers = { direct: 'alice', amino: 'bob', 'eip712-v1': 'carol', 'eip712-v2': 'dave' } as const

const send = ({ address }: LocalAccount) =>
  modules.MsgSend.fromJSON({
    srcInjectiveAddress: address,
    dstInjectiveAddress: localAccounts.maker.address,
    amount: { denom: 'inj', amount: '7' },
  })

async function draftOf(
  account: LocalAccount,
  signer: Signer,
  messages: Draft['messages'] = [send(account)],
): Promise<Draft> {
  const answer = await fetch(`${chain.rest}/cosmos/auth/v1beta1/account_info/${account.address}`)
  const { info } = (await answer.json()) as { info: { account_number: string; sequence: string } }
  const { head } = await chain.node.fetchStatus()
  return {
    mode: chooseMode(signer, messages),
    messages,
    memo: 'for once <b>&amp; é',
    timeoutHeight: head + 60n,
    gasLimit: 300_000n,
    fee: { denom: 'inj', amount: '48000000000000' },
    chainId: 'injective-777',
    accountNumber: BigInt(info.account_number),
    sequence: BigInt(info.sequence),
    publicKey: signer.kind === 'cosmos' ? signer.publicKey : undefined,
    evmChainId: signer.kind === 'ethereum' ? signer.evmChainId : 0,
  }
}

/** With another letter in its memo. */
function changeByte(raw: Uint8Array): Uint8Array {
  const changed = Buffer.from(raw)
  changed[changed.indexOf('for once')] = 'F'.charCodeAt(0)
  return changed
}

/** Tells its hash. @throws Fault with the node's words when it refuses */
async function give(raw: Uint8Array): Promise<string> {
  const tx = `0x${Buffer.from(raw).toString('hex')}`
  return ((await chain.node.fetchResult('broadcast_tx_sync', { tx })).value as { hash: string }).hash
}

async function simulate(raw: Uint8Array): Promise<bigint> {
  const body = JSON.stringify({ tx_bytes: Buffer.from(raw).toString('base64') })
  const answer = await fetch(`${chain.rest}/cosmos/tx/v1beta1/simulate`, { method: 'POST', body })
  const told = (await answer.json()) as { gas_info: { gas_used: string } }
  return BigInt(told.gas_info.gas_used)
}

/** As Amino's JSON is hashed: keys in the order of the alphabet, no spaces, and what is markup escaped as Go does it. */
function inOrder(doc: AminoDoc): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, one]) => [key, sorted(one)]),
    )
  }
  return JSON.stringify(sorted(doc)).replace(
    /[<>&]/g,
    (one) => String.raw`\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
