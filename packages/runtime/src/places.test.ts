import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as settle } from 'node:timers/promises'
import { createPlaces, type Places } from './places.ts'

/** Takes places, and tells in which order they came. */
function createTaking(places: Places) {
  const came: string[] = []
  const releases = new Map<string, () => void>()
  const take = (who: string, name: string, signal?: AbortSignal) => {
    const turn = places.enter(who).turn(signal)
    const keep = async () => {
      releases.set(name, await turn.place)
      came.push(name)
    }
    keep().catch(() => {}) // who has left
    return turn
  }
  const release = async (name: string) => {
    releases.get(name)?.()
    await settle()
  }
  return { came, take, release }
}

test('no more are at work than there are places, and each is told how many come before', async () => {
  const { came, take, release } = createTaking(createPlaces({ atOnce: 2, most: 10, mostOfOne: 10 }))
  const turns = ['1', '2', '3', '4', '5'].map((name) => take('ann', name))
  await settle()
  assert.deepEqual(came, ['1', '2'])
  assert.deepEqual(
    turns.map((turn) => turn.ahead()),
    [0, 0, 0, 1, 2],
  )
  await release('1')
  await release('1')
  assert.deepEqual(came, ['1', '2', '3'])
  assert.equal(turns[4]?.ahead(), 1)
})

test('whoever asks for many is served in turn with the others', async () => {
  const { came, take, release } = createTaking(createPlaces({ atOnce: 1, most: 10, mostOfOne: 10 }))
  const anns = ['a1', 'a2', 'a3', 'a4'].map((name) => take('ann', name))
  const bob = take('bob', 'b1')
  await settle()
  assert.equal(bob.ahead(), 1)
  assert.equal(anns[3]?.ahead(), 3)
  for (const name of ['a1', 'a2', 'b1', 'a3']) await release(name)
  assert.deepEqual(came, ['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('one has only some of the places, and others are served before who has them', async () => {
  const { came, take, release } = createTaking(
    createPlaces({ atOnce: 3, atOnceOfOne: 2, most: 10, mostOfOne: 10 }),
  )
  for (const name of ['a1', 'a2', 'a3', 'a4']) take('ann', name)
  for (const name of ['b1', 'b2']) take('bob', name)
  await settle()
  assert.deepEqual(came, ['a1', 'a2', 'b1'])
  await release('b1')
  assert.deepEqual(came.slice(3), ['b2'])
  await release('b2')
  assert.deepEqual(came.slice(4), [])
  await release('a1')
  assert.deepEqual(came.slice(4), ['a3'])
})

test('no more are let in than there is room for, nor of one than one may', () => {
  const places = createPlaces({ atOnce: 1, most: 4, mostOfOne: 2 })
  const visit = places.enter('ann')
  places.enter('ann')
  assert.equal(places.left('ann'), 0)
  assert.throws(() => places.enter('ann'), { kind: 'unavailable', code: 'places.own' })
  places.enter('bob')
  places.enter('cai')
  assert.throws(() => places.enter('dan'), { kind: 'unavailable', code: 'places.full' })
  visit.leave()
  visit.leave()
  assert.equal(places.left('ann'), 1)
  places.enter('dan')
  assert.throws(() => places.enter('eve'), { kind: 'unavailable', code: 'places.full' })
})

test('who leaves the queue holds nobody up', async () => {
  const { came, take, release } = createTaking(createPlaces({ atOnce: 1, most: 10, mostOfOne: 2 }))
  const leaving = new AbortController()
  take('ann', '1')
  const left = take('bob', '2', leaving.signal)
  const last = take('cai', '3')
  assert.equal(last.ahead(), 1)
  leaving.abort(new Error('gone'))
  await assert.rejects(left.place, { message: 'gone' })
  assert.equal(last.ahead(), 0)
  await release('1')
  assert.deepEqual(came, ['1', '3'])
  assert.throws(() => take('dan', '4', leaving.signal), { message: 'gone' })
})

test('who has a place keeps it though the signal comes', async () => {
  const { came, take, release } = createTaking(createPlaces({ atOnce: 1, most: 10, mostOfOne: 2 }))
  const leaving = new AbortController()
  take('ann', '1', leaving.signal)
  take('bob', '2')
  await settle()
  leaving.abort()
  await settle()
  assert.deepEqual(came, ['1'])
  await release('1')
  assert.deepEqual(came, ['1', '2'])
})
