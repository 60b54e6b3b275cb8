import assert from 'node:assert/strict'
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crypto/ed25519/keys_pb.js'
import {
  MsgBeginRedelegate,
  MsgCreateValidator,
  MsgDelegate,
  MsgUndelegate,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { signBytes } from '@injsight/light-client'
import { decimal, localAccounts, pack, type LocalChain, type Packed } from '@injsight/local-chain'
import { sendMessages } from './send-messages.ts'

const operatorOf = (address: string) => encodeAddress('injvaloper', decodeAddress(address).bytes)
const [alice, bob, carol, dave] = (['alice', 'bob', 'carol', 'dave'] as const).map(
  (name) => localAccounts[name].address,
) as [string, string, string, string]
const [local, silent] = [operatorOf(localAccounts.validator.address), operatorOf(carol)]
const inj = (amount: string) => ({ denom: 'inj', amount: decimal(amount) })

// Of 32 bytes that everybody knows, as PKCS #8 has them.
const seed = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)])
const key = createPrivateKey({ key: seed, format: 'der', type: 'pkcs8' })
const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
const consensus = createHash('sha256').update(publicKey).digest().subarray(0, 20)

/**
 * Carol becomes a validator without a node, and others stake with her: she will be jailed.
 *
 * @returns a block for which she should have signed
 */
export async function makeSilentValidator(chain: LocalChain): Promise<bigint> {
  const { signers } = chain
  const made = pack(MsgCreateValidator, {
    description: { moniker: 'Carol', identity: '', website: '', securityContact: '', details: '' },
    commission: { rate: decimal('0.1'), maxRate: decimal('0.2'), maxChangeRate: decimal('0.01') },
    minSelfDelegation: '1',
    delegatorAddress: carol,
    validatorAddress: silent,
    pubkey: pack(PubKey, { key: publicKey }),
    value: inj('100'),
  })
  const since = await sendMessages(chain, signers.carol, [made])
  await sendMessages(chain, signers.alice, [stake(alice, '30')])
  await sendMessages(chain, signers.dave, [stake(dave, '50.333333')])
  await sendMessages(chain, signers.bob, [stake(bob, '7.7'), unstake(bob, '2.2')])
  return since + 2n
}

/**
 * Once she is jailed, others take and move stake away, and then two votes of hers for one height of before are told: what
 * is being unstaked and what was moved since is slashed with the rest, and she is jailed for ever.
 */
export async function signTwice(chain: LocalChain, height: bigint): Promise<void> {
  const { signers } = chain
  await waitForJail(chain, ({ until }) => until > 0)
  await sendMessages(chain, signers.dave, [unstake(dave, '1.111111'), move(dave, '2.5')])
  await sendMessages(chain, signers.bob, [unstake(bob, '1'), move(bob, '1.3')])
  await accuse(chain, height)
  await waitForJail(chain, ({ tombstoned }) => tombstoned)
  await sendMessages(chain, signers.carol, [unstake(carol, '20')])
}

const between = (delegatorAddress: string, amount: string) => ({
  delegatorAddress,
  validatorAddress: silent,
  amount: inj(amount),
})
const stake = (delegator: string, amount: string): Packed => pack(MsgDelegate, between(delegator, amount))
const unstake = (delegator: string, amount: string): Packed => pack(MsgUndelegate, between(delegator, amount))

function move(delegatorAddress: string, amount: string): Packed {
  const validators = { validatorSrcAddress: silent, validatorDstAddress: local }
  return pack(MsgBeginRedelegate, { delegatorAddress, ...validators, amount: inj(amount) })
}

type Jail = { until: number; tombstoned: boolean }

async function waitForJail({ rest }: LocalChain, isSo: (jail: Jail) => boolean): Promise<Jail> {
  const path = `/cosmos/slashing/v1beta1/signing_infos/${encodeAddress('injvalcons', consensus)}`
  for (let waited = 0; waited < 90; waited += 1) {
    const { val_signing_info: told } = (await (await fetch(`${rest}${path}`)).json()) as {
      val_signing_info?: { jailed_until: string; tombstoned: boolean }
    }
    const jail = told && { until: Date.parse(told.jailed_until), tombstoned: told.tombstoned }
    if (jail !== undefined && isSo(jail)) return jail
    await sleep(1000)
  }
  return assert.fail('A validator that signs nothing is not jailed in a minute and a half')
}

type Block = { block: { header: { time: string; chain_id: string } } }
type Validators = { validators: { address: string; voting_power: string }[] }

/** Hands in votes of hers for two blocks of one height, as the evidence that CometBFT asks for. */
async function accuse({ node }: LocalChain, height: bigint): Promise<void> {
  const { block } = (await node.fetchResult('block', { height: String(height) })).value as Block
  const { validators } = (await node.fetchResult('validators', { height: String(height) }))
    .value as Validators
  const address = consensus.toString('hex').toUpperCase()
  const place = validators.findIndex((one) => one.address === address)
  assert.ok(place >= 0, 'she is not in the set of that block')
  const { time, chain_id: chainId } = block.header
  const timestamp = toTime(time)
  const vote = (filling: number) => {
    const hash = Buffer.alloc(32, filling)
    const blockId = { hash, parts: { total: 1n, hash } }
    const commit = { height, round: 0n, blockId, signatures: [] }
    const cast = { flag: 2n, validator: consensus, timestamp, signature: Buffer.alloc(0) }
    const hex = hash.toString('hex').toUpperCase()
    return {
      type: 2,
      height: String(height),
      round: 0,
      block_id: { hash: hex, parts: { total: 1, hash: hex } },
      timestamp: time,
      validator_address: address,
      validator_index: place,
      signature: sign(undefined, signBytes(chainId, commit, cast), key).toString('base64'),
    }
  }
  const power = (sum: bigint, { voting_power }: { voting_power: string }) => sum + BigInt(voting_power)
  const value = {
    vote_a: vote(1),
    vote_b: vote(2),
    total_voting_power: String(validators.reduce(power, 0n)),
    validator_power: validators[place]?.voting_power,
    timestamp: time,
  }
  const evidence = JSON.stringify({ type: 'tendermint/DuplicateVoteEvidence', value })
  await node.fetchResult('broadcast_evidence', { evidence })
}

function toTime(rfc3339: string): { seconds: bigint; nanos: number } {
  const [whole = '', fraction = ''] = rfc3339.replace('Z', '').split('.')
  return { seconds: BigInt(Date.parse(`${whole}Z`)) / 1000n, nanos: Number(fraction.padEnd(9, '0')) }
}
