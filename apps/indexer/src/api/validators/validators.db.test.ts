import assert from 'node:assert/strict'
import { after } from 'node:test'
import { ChainGrpcStakingApi } from '@injectivelabs/sdk-ts/client/chain'
import { Action } from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/permissions_pb.js'
import { decodeAddress, encodeAddress, formatUnits, readAccount } from '@injsight/chain'
import { ExplorerClient, type ValidatorChange } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { parseDecimal } from '#src/state/columns.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { readExpected } from '../../../test/recorded/expected.ts'

type Told = {
  pool: { bonded_tokens: string }
  validators: (Record<'operator_address' | 'status' | 'tokens', string> & {
    jailed: boolean
    description: { moniker: string; website: string }
    commission: { commission_rates: { rate: string } }
  })[]
  delegations: {
    delegation: { delegator_address: string; validator_address: string }
    balance: { amount: string }
  }[]
}
type Infos = { signingInfos: { address: string; missed_blocks_counter: string; tombstoned: boolean }[] }

await forEachRecording(async (recording, test) => {
  const { url, transport, pool, stop } = await indexedApi(recording)
  after(stop)
  const injsight = new ExplorerClient(transport)
  const told = readExpected(recording, 'staking') as unknown as Told
  const { signingInfos } = readExpected(recording, 'slashing') as unknown as Infos

  test('validators are what the node says of them, the strongest of the set first', async () => {
    const { validators, bonded, unknown, denom } = await injsight.listValidators({}).response
    assert.deepEqual([unknown, denom, bonded], [[], 'inj', told.pool.bonded_tokens])
    const ours = validators.map(({ operator, moniker, website, status, jailed, tokens, ...one }) => ({
      operator,
      moniker,
      website,
      status,
      jailed,
      tokens,
      rate: parseDecimal(one.commissionRate).toString(),
      selfBond: one.selfBond,
      delegators: one.delegators,
    }))
    const theirs = told.validators.map(({ operator_address: operator, description, ...one }) => {
      const of = told.delegations.filter(({ delegation }) => delegation.validator_address === operator)
      const own = of.find(({ delegation }) => readAccount(operator) === delegation.delegator_address)
      return {
        operator,
        moniker: description.moniker,
        website: description.website,
        status: one.status.replace('BOND_STATUS_', '').toLowerCase(),
        jailed: one.jailed,
        tokens: one.tokens,
        rate: one.commission.commission_rates.rate,
        selfBond: own?.balance.amount ?? '0',
        delegators: of.length,
      }
    })
    const byName = (a: { operator: string }, b: { operator: string }) => (a.operator < b.operator ? -1 : 1)
    assert.deepEqual(ours.toSorted(byName), theirs.toSorted(byName))
    const set = validators.filter(({ status }) => status === 'bonded')
    assert.deepEqual(validators.slice(0, set.length), set)
    assert.deepEqual(
      set.map(({ tokens }) => BigInt(tokens)),
      set.map(({ tokens }) => BigInt(tokens)).toSorted((a, b) => (a < b ? 1 : -1)),
    )
  })

  test('missed blocks are those that the chain counts', async () => {
    const { validators, window, mostMissed } = await injsight.listValidators({}).response
    for (const { address, ...info } of signingInfos) {
      const one = validators.find(({ consensus }) => consensus === address)
      assert.deepEqual(
        [String(one?.missedInWindow), one?.tombstoned],
        [info.missed_blocks_counter, info.tombstoned],
      )
    }
    assert.ok(window > 0n && mostMissed > 0n && mostMissed < window)
  })

  test('a validator is found by each of its addresses, and told as the node tells it', async () => {
    const node = new ChainGrpcStakingApi(url)
    for (const { operator_address: operator } of told.validators) {
      const { validator, rank, bonded, ...rest } = await injsight.getValidator({ address: operator }).response
      assert.ok(!('changes' in rest), 'they have pages of their own')
      const { bytes } = decodeAddress(operator)
      const signer = Buffer.from(decodeAddress(validator?.consensus ?? '').bytes).toString('hex')
      const names = [
        encodeAddress('inj', bytes),
        validator?.consensus ?? '',
        signer.toUpperCase(),
        `0x${Buffer.from(bytes).toString('hex')}`,
      ]
      for (const address of names)
        assert.equal((await injsight.getValidator({ address }).response).validator?.operator, operator)
      const said = await node.fetchValidator(operator)
      assert.equal(formatUnits(validator?.tokens ?? '', 18), said.tokens)
      assert.equal(validator?.moniker, said.description.moniker)
      assert.equal(rank > 0, validator?.status === 'bonded')
      assert.equal(bonded, told.pool.bonded_tokens)
    }
    const nobody = encodeAddress('injvaloper', Buffer.alloc(20, 9))
    await assert.rejects(injsight.getValidator({ address: nobody }).response, /There is no validator/)
    await assert.rejects(injsight.getValidator({ address: 'nonsense' }).response, /is not the address/)
  })

  test('what a validator said and what befell it is told with its block, the newest first', async () => {
    const { validators } = await injsight.listValidators({}).response
    const all = await Promise.all(
      validators.map(async (validator) => {
        const page = { validator: validator.operator, cursor: '', limit: 200 }
        const { changes: some, next } = await injsight.listValidatorChanges(page).response
        assert.equal(next, '')
        return { validator, changes: some }
      }),
    )
    const changes = all.flatMap((one) => one.changes)
    const { rows } = await pool.query<{ kind: string; n: string }>(
      'select kind, count(*) as n from slashes group by kind',
    )
    for (const { kind, n } of rows)
      assert.equal(changes.filter(({ what }) => what === kind).length, Number(n))
    assert.ok(changes.some(({ what, burned }) => what === 'missing_signature' && BigInt(burned) > 0n))
    const created = changes.find(({ what }) => what === 'created')
    assert.equal(created?.moniker, 'no-node')
    assert.ok(created.transactionHash !== '' && created.time > 0n)
    const edited = all.find((one) =>
      one.changes.some(({ what, moniker }) => what === 'edited' && moniker !== ''),
    )
    assert.equal(
      edited?.changes.find(({ what, moniker }) => what === 'edited' && moniker !== '')?.moniker,
      edited?.validator.moniker,
    )
    assert.ok(changes.some(({ what }) => what === 'unjailed'))
    for (const { changes: some } of all)
      assert.deepEqual(
        some.map(({ height }) => height),
        some.map(({ height }) => height).toSorted((a, b) => Number(b - a)),
      )
  })

  test('what befell a validator is told page by page, what shares a place never torn apart', async () => {
    let most = 0
    for (const { operator_address: validator } of told.validators) {
      const all = { validator, cursor: '', limit: 200 }
      const { changes: whole } = await injsight.listValidatorChanges(all).response
      const paged: ValidatorChange[] = []
      for (let cursor = '', isMore = true; isMore; isMore = cursor !== '') {
        const page = await injsight.listValidatorChanges({ validator, cursor, limit: 1 }).response
        paged.push(...page.changes)
        cursor = page.next
      }
      assert.deepEqual(paged, whole)
      most = Math.max(most, paged.length)
    }
    assert.ok(most > 1)
    const validator = told.validators[0]?.operator_address ?? ''
    const { response } = injsight.listValidatorChanges({ validator, cursor: 'x', limit: 1 })
    await assert.rejects(response, { kind: 'invalid-input' })
  })

  test('delegators come largest first, page after page, each once', async () => {
    const [first] = (await injsight.listValidators({}).response).validators
    const validator = first?.operator ?? ''
    const whole = await injsight.listDelegators({ validator, cursor: '', limit: 200 }).response
    const paged = []
    let cursor = ''
    do {
      const page = await injsight.listDelegators({ validator, cursor, limit: 1 }).response
      paged.push(...page.delegators)
      cursor = page.next
    } while (cursor !== '')
    assert.deepEqual(paged, whole.delegators)
    assert.equal(whole.delegators.length, first?.delegators)
    const wrong = { validator, cursor: 'nonsense', limit: 1 }
    await assert.rejects(injsight.listDelegators(wrong).response, /the cursor is none that we gave/)
  })

  test('each block was proposed by one validator, page by page, and their counts add up to all blocks', async () => {
    const { validators } = await injsight.listValidators({}).response
    let all = 0n
    for (const { operator, consensus, proposed } of validators) {
      const heights: bigint[] = []
      let cursor = ''
      do {
        const page = await injsight.listProposedBlocks({ validator: operator, cursor, limit: 200 }).response
        assert.ok(page.blocks.every((block) => block.proposer === consensus && block.time > 0n))
        heights.push(...page.blocks.map(({ height }) => height))
        cursor = page.next
      } while (cursor !== '')
      assert.equal(BigInt(heights.length), proposed, operator)
      assert.deepEqual(
        heights,
        [...new Set(heights)].toSorted((a, b) => Number(b - a)),
      )
      all += proposed
    }
    assert.equal(all, recording.to - recording.from + 1n)
    const wrong = { validator: 'inj1nonsense', cursor: '', limit: 1 }
    await assert.rejects(injsight.listProposedBlocks(wrong).response, /is not the address of a validator/)
  })

  test('the rules of a denom are those of the node: roles, who has them, and what is switched off', async () => {
    const { state } = readExpected(recording, 'permissions') as unknown as { state: Permissions }
    const { namespaces, unknown } = await injsight.listNamespaces(ofAll).response
    assert.deepEqual(unknown, [])
    assert.equal(namespaces.length, state.namespaces.length)
    for (const node of state.namespaces) {
      const denom = node.denom
      const { namespaces: found } = await injsight.listNamespaces({ ...ofAll, denom }).response
      const [ours] = found
      assert.deepEqual(
        ours?.roles.map(({ name, permissions }) => [name, Number(permissions)]),
        node.role_permissions.map(({ name, permissions }) => [name, permissions]),
      )
      assert.deepEqual(
        new Map(ours?.policies.map(({ action, isDisabled }) => [action, isDisabled])),
        new Map(
          node.policy_statuses
            .map(({ action, is_disabled: isDisabled }) => [action, isDisabled] as const)
            .toSorted(([a], [b]) => Action[a] - Action[b]),
        ),
      )
      const { actors } = await injsight.listNamespaceActors({ denom, cursor: '', limit: 100 }).response
      assert.deepEqual(
        new Map(actors.map(({ account, roles }) => [account, roles])),
        new Map(node.actor_roles.map(({ actor, roles }) => [actor, roles])),
      )
    }
    assert.deepEqual((await injsight.listVouchers(ofAll).response).vouchers, state.vouchers)
  })
})

const ofAll = { denom: '', cursor: '', limit: 100 }

type Permissions = {
  namespaces: {
    denom: string
    role_permissions: { name: string; permissions: number }[]
    actor_roles: { actor: string; roles: string[] }[]
    policy_statuses: { action: keyof typeof Action; is_disabled: boolean }[]
  }[]
  vouchers: { denom: string; account: string; amount: string }[]
}
