import { MsgSubmitProposal } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import { SignMode } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/signing/v1beta1/signing_pb.js'
import { AuthInfo, TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/injective/crypto/v1beta1/ethsecp256k1/keys_pb.js'
import {
  QueryBinaryMarketsRequest,
  QueryBinaryMarketsResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/query_pb.js'
import { localAccounts, pack, publicKeyOf, type LocalAccount, type Packed } from '@injsight/local-chain'
import { expect, type APIRequestContext } from '@playwright/test'
import { askIndex, fetchChanged, writeSigned } from '../../support/act-as.ts'
import { createValidator } from '../../support/create-validator.ts'
import { giveCoins } from '../../support/give-coins.ts'
import { plainTest as test } from '../../support/plain.ts'
import { openNode, sendAs, waitForBlocks } from '../../support/send-as.ts'
import { findStack, hasStack } from '../../support/stacks.ts'
import { acts, grant, type Act, type Scene } from './acts.ts'

const atOnce = 8

test('[WALLET-05] [WALLET-10] [WALLET-11] [WASM-03] what the preview of an act says is what it changes, to the last digit @chain', async ({
  request,
}) => {
  test.skip(!hasStack('chain'), 'no injectived here')
  test.setTimeout(600_000)
  const scene = await setScene()
  const left = [...acts]
  const work = async () => {
    for (let act = left.shift(); act !== undefined; act = left.shift())
      await test.step(act.name, () => check(request, act, scene))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
})

const notes = { rewards: /^Rewards grow with every block/, orders: /^Orders are matched at the end/ }

async function check(request: APIRequestContext, act: Act, scene: Scene): Promise<void> {
  const own = await giveCoins()
  const untilIndexed = (hash: string) =>
    expect.poll(async () => (await request.get(`/transaction/${hash}.json`)).status()).toBe(200)
  if (act.given !== undefined) await untilIndexed(await sendAs(localAccounts.alice, act.given(own)))
  for (const earlier of act.before?.(own, scene) ?? []) await sendAs(own, earlier)
  // What was just staked has paid nothing yet.
  if (act.notes === 'rewards') await waitForBlocks(3n)
  const granter = act.granted === undefined ? own : await giveCoins()
  if (granter !== own) await sendAs(granter, [grant(granter, own.address, act.granted)])
  const { unbondings } = await fetchStaking(own.address)
  const unbondingHeight = BigInt(unbondings[0]?.height ?? 0)
  const messages = act.messages(own, scene, { granter, unbondingHeight })
  const stakes = await fetchStakes(granter.address)
  const held = await fetchCw20(granter.address)
  const preview = await fetchPreview(own, messages, granter)
  const note = preview.notes.join()
  if (act.notes === undefined) expect(note, act.name).toBe('')
  else expect(note, act.name).toMatch(notes[act.notes])
  const lines = preview.changes.map(({ change: { title }, place }) =>
    [title, place.replace(/^(staked|CW20) .*/, '$1')].join(' ').trim(),
  )
  const paysFee = granter === own
  const said = withoutFee(lines, paysFee ? BigInt(preview.cost.fee.amount) : 0n)
  const gas = Number(preview.cost.gasLimit)
  const hash = await sendAs(own, messages, gas)
  await untilIndexed(hash)
  const changed = [
    ...withoutFee(await fetchChanged(hash, granter.address), paysFee ? BigInt(gas) * gasPrice : 0n),
    ...compare(stakes, await fetchStakes(granter.address), () => 'inj staked'),
    ...compare(held, await fetchCw20(granter.address), (contract) => `${contract} CW20`),
  ].toSorted()
  if (act.notes !== 'rewards') {
    expect(said.toSorted(), act.name).toEqual(changed)
    expect(changed, act.name).toEqual(act.says.toSorted())
    return
  }
  expect(said.filter(isStake).toSorted(), act.name).toEqual(act.says.toSorted())
  expect(changed.filter(isStake), act.name).toEqual(act.says.toSorted())
  const [least, paid] = [rewardOf(said), rewardOf(changed)]
  expect(least > 0n, act.name).toBe(true)
  expect(paid >= least, `${act.name}: ${paid} for ${least}`).toBe(true)
}

const isStake = (line: string) => line.endsWith(' staked')

function rewardOf(lines: string[]): bigint {
  const [line = '+0'] = lines.filter((one) => !isStake(one))
  return BigInt(/^\+(\d+)/.exec(line)?.[1] ?? '-1')
}

type Preview = {
  cost: { gasLimit: string; fee: { amount: string } }
  notes: string[]
  changes: { change: { title: string }; place: string }[]
}

/** What the site says of a transaction without a signature. */
async function fetchPreview(own: LocalAccount, messages: Packed[], granter: LocalAccount): Promise<Preview> {
  const site = findStack('chain')
  const signing = await fetch(`${site}/act/signing/${own.address}/`)
  const { sequence } = (await signing.json()) as { sequence: string }
  const signer = {
    publicKey: pack(PubKey, { key: publicKeyOf(own.key) }),
    modeInfo: { sum: { oneofKind: 'single' as const, single: { mode: SignMode.DIRECT } } },
    sequence: BigInt(sequence),
  }
  const tx = TxRaw.toBinary({
    bodyBytes: TxBody.toBinary(TxBody.create({ messages })),
    authInfoBytes: AuthInfo.toBinary(
      AuthInfo.create({
        signerInfos: [signer],
        fee: { amount: [{ denom: 'inj', amount: '1' }], gasLimit: 0n, payer: '', granter: '' },
      }),
    ),
    signatures: [new Uint8Array(64)],
  })
  const payer = granter === own ? '' : own.address
  const form = { tx: Buffer.from(tx).toString('base64'), from: granter.address, payer }
  const answer = await fetch(`${site}/act/preview/`, { method: 'POST', body: new URLSearchParams(form) })
  const preview = (await answer.json()) as Preview
  expect(preview).toHaveProperty('cost')
  return preview
}

/** What a unit of gas is sent with. */
const gasPrice = 320_000_000n

function withoutFee(changed: string[], fee: bigint): string[] {
  return changed.flatMap((line) => {
    const [, sign, amount = ''] = /^([+−])(\d+) inj$/.exec(line) ?? []
    if (sign === undefined) return [line]
    const rest = (sign === '−' ? -BigInt(amount) : BigInt(amount)) + fee
    return rest === 0n ? [] : [`${writeSigned(String(rest))} inj`]
  })
}

async function fetchStaking(account: string) {
  return (await askIndex(`/injsight/v1/accounts/${account}/staking`)) as {
    delegations: { validator: string; amount: string }[]
    unbondings: { height: string }[]
  }
}

async function fetchStakes(account: string): Promise<Map<string, bigint>> {
  const { delegations } = await fetchStaking(account)
  return new Map(delegations.map(({ validator, amount }) => [validator, BigInt(amount)]))
}

/** What an account has of tokens by CW20, by their contracts. */
async function fetchCw20(account: string): Promise<Map<string, bigint>> {
  const { balances } = (await askIndex(`/injsight/v1/accounts/${account}/cw20`)) as {
    balances: { contract: string; amount: string }[]
  }
  return new Map(balances.map(({ contract, amount }) => [contract, BigInt(amount)]))
}

function compare(
  before: Map<string, bigint>,
  after: Map<string, bigint>,
  nameOf: (key: string) => string,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const change = (after.get(key) ?? 0n) - (before.get(key) ?? 0n)
    return change === 0n ? [] : [`${writeSigned(String(change))} ${nameOf(key)}`]
  })
}

async function setScene(): Promise<Scene> {
  const { validators } = (await askIndex('/injsight/v1/validators')) as { validators: { operator: string }[] }
  const operator = await giveCoins()
  const title = `Of ${operator.address}`
  const [second] = await Promise.all([
    createValidator(operator, `Other ${operator.address.slice(-6)}`),
    sendAs(localAccounts.dave, [propose(`${title}, waiting`, 9), propose(`${title}, voting`, 10)]),
  ])
  const node = openNode()
  const binary = QueryBinaryMarketsResponse.fromBinary(
    await node.queryAbci(
      '/injective.exchange.v2.Query/BinaryOptionsMarkets',
      QueryBinaryMarketsRequest.toBinary(QueryBinaryMarketsRequest.create({ status: 'Active' })),
    ),
  )
  const idOf = async (kind: string) =>
    ((await askIndex(`/api/exchange/${kind}/v1/markets`)) as { markets: { marketId: string }[] }).markets[0]
      ?.marketId ?? ''
  return {
    validators: [validators[0]?.operator ?? '', second],
    proposals: {
      waiting: await findProposal(`${title}, waiting`),
      voting: await findProposal(`${title}, voting`),
    },
    markets: {
      spot: await idOf('spot'),
      derivative: await idOf('derivative'),
      binary: binary.markets[0]?.marketId ?? '',
    },
  }
}

function propose(title: string, deposit: number): Packed {
  return pack(MsgSubmitProposal, {
    messages: [],
    proposer: localAccounts.dave.address,
    initialDeposit: [{ denom: 'inj', amount: `${deposit}000000000000000000` }],
    metadata: title,
    title,
    summary: title,
    expedited: false,
  })
}

async function findProposal(title: string): Promise<bigint> {
  type Told = { proposals: { id: string; title: string }[] }
  const find = async () =>
    ((await askIndex('/injsight/v1/proposals')) as Told).proposals.find((one) => one.title === title)?.id
  await expect.poll(find).toBeDefined()
  return BigInt((await find()) ?? '')
}
