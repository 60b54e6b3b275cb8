import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findElements, findMember, findMembers } from './find-member.ts'

function slice(json: string, name: string, isLast?: boolean): string | undefined {
  const bytes = Buffer.from(json)
  const found = findMember(bytes, name, isLast)
  return found && bytes.toString('utf8', found.start, found.end)
}

test('the value of a member is found with the bytes it has', () => {
  assert.equal(slice('{"jsonrpc":"2.0","id":-1,"result":{"a": [1, 2]}}', 'result'), '{"a": [1, 2]}')
  assert.equal(slice('{\n  "id": 1,\n  "result": {\n    "a": 2\n  }\n}\n', 'result'), '{\n    "a": 2\n  }')
  assert.equal(slice('{"result":null}', 'result'), 'null')
})

test('a member that is followed by others is measured', () => {
  assert.equal(slice('{"result":{"a":"}\\"]"},"id":[{}]}', 'result', false), '{"a":"}\\"]"}')
  assert.equal(slice('{"result":"a,b","id":1}', 'result', false), '"a,b"')
  assert.equal(slice('{"result":12,"id":1}', 'result', false), '12')
  assert.equal(slice('{"result":{"log":"\\\\"},"id":1}', 'result', false), '{"log":"\\\\"}')
})

test('members before it are skipped, even when they contain its name', () => {
  assert.equal(slice('{"id":{"result":"}"},"x":["result"],"result":7}', 'result'), '7')
})

test('what has no such member has none', () => {
  for (const json of [
    '',
    '[]',
    'null',
    '{}',
    '{"a":1}',
    '{"a"',
    '{"result"',
    '<html>',
    '{"a":{"result":1}}',
  ]) {
    assert.equal(slice(json, 'result'), undefined, json)
  }
})

test('all members are found in one pass', () => {
  const bytes = Buffer.from('{"height":"7", "block":{"a":"}"},"commit":[1,2]\n}')
  const found = [...(findMembers(bytes) ?? [])].map(([name, { start, end }]) => [
    name,
    bytes.toString('utf8', start, end),
  ])
  assert.deepEqual(found, [
    ['height', '"7"'],
    ['block', '{"a":"}"}'],
    ['commit', '[1,2]'],
  ])
})

test('an object cut short has no members at all', () => {
  for (const json of ['{"a":1', '{"a":{"b":1}', '{"a":"b', '{"a"', '[1]', '']) {
    assert.equal(findMembers(Buffer.from(json)), undefined, json)
  }
})

test('the elements of an array are found, nested ones stay whole', () => {
  const bytes = Buffer.from('[{"a":[1,"]"]}, 2 ,"x,y",null]')
  const found = findElements(bytes).map(({ start, end }) => bytes.toString('utf8', start, end).trim())
  assert.deepEqual(found, ['{"a":[1,"]"]}', '2', '"x,y"', 'null'])
  assert.deepEqual(findElements(Buffer.from('[]')), [])
  assert.deepEqual(findElements(Buffer.from('null')), [])
})
