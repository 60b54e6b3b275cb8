import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgExecLegacyContent } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import {
  MsgCancelUpgrade,
  MsgSoftwareUpgrade,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/upgrade/v1beta1/tx_pb.js'
import { SoftwareUpgradeProposal } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/upgrade/v1beta1/upgrade_pb.js'
import { findUpgrade } from './get-upgrade.ts'
import { readPlan } from './read-plan.ts'

const plan = { name: 'v1.18', height: 500n, info: '' }

test('[UP-02] a plan is read from a proposal of today and from one of old', () => {
  const today = MsgSoftwareUpgrade.toBinary(MsgSoftwareUpgrade.create({ plan }))
  assert.partialDeepStrictEqual(readPlan({ type: `/${MsgSoftwareUpgrade.typeName}`, value: today }), plan)
  const old = SoftwareUpgradeProposal.toBinary(SoftwareUpgradeProposal.create({ plan }))
  const content = { typeUrl: `/${SoftwareUpgradeProposal.typeName}`, value: old }
  const value = MsgExecLegacyContent.toBinary(MsgExecLegacyContent.create({ content }))
  assert.partialDeepStrictEqual(readPlan({ type: `/${MsgExecLegacyContent.typeName}`, value }), plan)
})

test('[UP-02] a plan is called off, and other messages leave it as it is', () => {
  const none = new Uint8Array()
  assert.equal(readPlan({ type: `/${MsgCancelUpgrade.typeName}`, value: none }), 'none')
  assert.equal(readPlan({ type: '/cosmos.bank.v1beta1.MsgSend', value: none }), undefined)
  assert.equal(readPlan({ type: `/${MsgExecLegacyContent.typeName}`, value: none }), undefined)
})

test('[UP-02] of proposals that passed the one carried out last counts, whatever its number', () => {
  const type = `/${MsgSoftwareUpgrade.typeName}`
  const value = Buffer.from(MsgSoftwareUpgrade.toBinary(MsgSoftwareUpgrade.create({ plan })))
  const off = { proposal: '2', type: `/${MsgCancelUpgrade.typeName}`, value: Buffer.alloc(0) }
  const proposals = (first: string, second: string) => [
    { id: '2', title: 'call it off', voting_end_time: second },
    { id: '1', title: 'go to 1.18', voting_end_time: first },
  ]
  const messages = [{ proposal: '1', type, value }, off]
  assert.equal(findUpgrade(proposals('10', '20'), messages), undefined)
  assert.partialDeepStrictEqual(findUpgrade(proposals('20', '10'), messages), {
    height: 500n,
    name: 'v1.18',
    proposalId: 1n,
    title: 'go to 1.18',
    closes: false,
  })
  assert.equal(findUpgrade([], []), undefined)
})
