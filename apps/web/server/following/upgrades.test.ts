import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { ChainUpgrade } from '@injsight/injsight-v1'
import { silentLogger as log } from '@injsight/runtime'
import { until } from '@injsight/testing'
import { readNotice, noticeHeader, type UpgradeNotice } from '../../app/upgrade/notice.ts'
import { startIndex } from '../test/fake-index.ts'
import { startUpgrades } from './upgrades.ts'

const upgrade: ChainUpgrade = {
  height: 10_000n,
  name: 'v1.18',
  proposalId: 544n,
  title: 'Schnellere Blöcke, 更快的区块',
  announced: true,
  closes: true,
}

async function follow(context: TestContext, isNeverClosed = false) {
  const index = await startIndex(context)
  index.state.upgrade = upgrade
  const upgrades = startUpgrades({ indexerUrl: index.url, log, isNeverClosed, pendingMs: 5, idleMs: 5 })
  context.after(() => upgrades.stop())
  const notice = (): UpgradeNotice | undefined =>
    readNotice(new Request('http://site/', { headers: { [noticeHeader]: upgrades.notice() } }))
  return { index, upgrades, notice }
}

test('[UP-02] what is told of an upgrade follows the head, and the source', async (context) => {
  const { index, upgrades, notice } = await follow(context)
  upgrades.hear({ height: 8_123n, time: 0n })
  await until(() => notice() !== undefined)
  assert.deepEqual(notice(), {
    stage: 'upcoming',
    name: 'v1.18',
    title: upgrade.title,
    height: '10000',
    at: '8100',
    proposal: '544',
    blockMs: 650,
  })
  upgrades.hear({ height: 9_500n, time: 0n })
  assert.equal(notice()?.stage, 'closed')
  upgrades.hear({ height: 10_001n, time: 0n })
  assert.equal(notice()?.stage, 'done')
  upgrades.hear({ height: 9_000n, time: 0n })
  index.state.upgrade = { ...upgrade, height: 9_400n }
  await until(() => notice()?.stage === 'closed')
  index.state.upgrade = undefined
  await until(() => upgrades.notice() === '')
})

test('[UP-02] a site that never closes tells of the upgrade to the last block', async (context) => {
  const { upgrades, notice } = await follow(context, true)
  upgrades.hear({ height: 9_999n, time: 0n })
  await until(() => notice()?.stage === 'upcoming')
})
