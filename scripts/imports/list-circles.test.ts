import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listCircles } from './list-circles.ts'

test('a circle is found from wherever it is entered, and told once', () => {
  const imports = new Map([
    ['start', ['one', 'alone']],
    ['one', ['two']],
    ['two', ['three', 'alone']],
    ['three', ['one']],
    ['alone', []],
  ])
  assert.deepEqual(listCircles(imports), [['one', 'two', 'three', 'one']])
})

test('a file that is reached on two ways is no circle', () => {
  const imports = new Map([
    ['start', ['left', 'right']],
    ['left', ['end']],
    ['right', ['end']],
  ])
  assert.deepEqual(listCircles(imports), [])
})
