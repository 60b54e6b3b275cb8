import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSchema } from './read-schema.ts'
import { readSchemaList } from './read-schema-list.ts'

const message = (name: string, properties: object, required: string[] = []) => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'object', required, properties, additionalProperties: false } },
  additionalProperties: false,
})
const uint = { $ref: '#/definitions/Uint128' }
const definitions = {
  Uint128: { description: 'a number as text', type: 'string' },
  Binary: { type: 'string' },
  Expiration: { oneOf: [{ type: 'object' }, { type: 'string' }] },
  Own: { type: 'object', properties: { rate: { type: 'number' } } },
  More: { oneOf: [message('pause', {}), { type: 'string', enum: ['stop', 'go'] }] },
  Loop: { $ref: '#/definitions/Loop' },
}

test('[WASM-02] messages and what they want are read from a schema', () => {
  const schema = {
    contract_name: 'token',
    execute: {
      oneOf: [
        message('transfer', { recipient: { type: 'string' }, amount: { allOf: [uint] } }, [
          'recipient',
          'amount',
        ]),
        message('send', { msg: { $ref: '#/definitions/Binary' }, limit: { type: ['integer', 'null'] } }, [
          'msg',
        ]),
        message('allow', {
          expires: { anyOf: [{ $ref: '#/definitions/Expiration' }, { type: 'null' }] },
          all: { type: 'boolean' },
        }),
        { type: 'object', required: ['own'], properties: { own: { $ref: '#/definitions/Own' } } },
        { $ref: '#/definitions/More' },
      ],
      definitions,
    },
    query: {
      oneOf: [message('odd', { loop: { $ref: '#/definitions/Loop' }, list: { type: 'array' } })],
      definitions,
    },
  }
  const read = readSchema(schema)
  const told = (
    shapes: {
      name: string
      fields?: { name: string; type: string; isOptional: boolean }[] | undefined
    }[] = [],
  ) =>
    shapes.map(({ name, fields }) =>
      [name, ...(fields ?? []).map((one) => `${one.name}:${one.type}${one.isOptional ? '?' : ''}`)].join(' '),
    )
  assert.deepEqual(told(read?.execute), [
    'transfer recipient:text amount:amount',
    'send msg:binary limit:number?',
    'allow expires:json? all:flag?',
    'own rate:number?',
    'pause',
    'stop',
    'go',
  ])
  assert.deepEqual(told(read?.query), ['odd loop:json? list:json?'])
})

test('[WASM-02] what a field may hold is read as deep as a schema tells it', () => {
  const fields = {
    who: { $ref: '#/definitions/Addr' },
    rate: { type: ['integer', 'null'], format: 'uint32', minimum: 0 },
    until: { anyOf: [{ $ref: '#/definitions/Until' }, { type: 'null' }] },
    side: {
      oneOf: [
        { type: 'string', enum: ['buy'] },
        { type: 'string', enum: ['sell'] },
      ],
    },
    coins: { type: 'array', items: { $ref: '#/definitions/Coin' } },
    odd: { oneOf: [{ type: 'object' }, { type: 'string' }] },
  }
  const member = (name: string, value: object) => ({
    type: 'object',
    required: [name],
    properties: { [name]: value },
  })
  const known = {
    ...definitions,
    Uint64: { type: 'string' },
    Time: { allOf: [{ $ref: '#/definitions/Uint64' }] },
    Addr: { type: 'string' },
    Until: {
      oneOf: [
        member('at', { $ref: '#/definitions/Time' }),
        member('never', { type: 'object' }),
        { type: 'string', enum: ['now'] },
      ],
    },
    Coin: { type: 'object', required: ['amount'], properties: { amount: uint, denom: { type: 'string' } } },
  }
  const read = readSchema({ execute: { oneOf: [message('do', fields)], definitions: known } })
  const whole = (bits: number) => ({ bits, isSigned: false })
  const coin = [
    { name: 'amount', isOptional: false, type: 'amount', whole: whole(128) },
    { name: 'denom', isOptional: true, type: 'text' },
  ]
  const until = [
    { name: 'at', isOptional: false, type: 'amount', whole: whole(64) },
    { name: 'never', isOptional: false, type: 'json' },
  ]
  const all = { isOptional: true }
  assert.deepEqual(read?.execute[0]?.fields, [
    { name: 'who', ...all, type: 'address' },
    { name: 'rate', ...all, type: 'number', whole: whole(32) },
    { name: 'until', ...all, type: 'json', variants: until, choices: ['now'] },
    { name: 'side', ...all, type: 'choice', choices: ['buy', 'sell'] },
    {
      name: 'coins',
      ...all,
      type: 'json',
      items: { name: '', isOptional: false, type: 'json', members: coin },
    },
    { name: 'odd', ...all, type: 'json' },
  ])
})

test('[WASM-02] what is no schema has no messages, whatever it is', () => {
  for (const odd of [
    undefined,
    null,
    7,
    'query',
    [],
    {},
    { query: [] },
    { query: { oneOf: [null, 7, { oneOf: 'a' }] } },
  ])
    assert.equal(readSchema(odd), undefined)
  const deep: unknown = JSON.parse('{"oneOf":['.repeat(5000) + '{}' + ']}'.repeat(5000))
  assert.equal(readSchema({ query: deep }), undefined)
})

test('[WASM-02] a list of schemas is read as a whole, and everything that is wrong with it is told', () => {
  const schema = { query: { oneOf: [message('balance', {})] } }
  const list = readSchemaList(JSON.stringify([{ code: 5, schema }]))
  assert.deepEqual(list.get(5n)?.query, [{ name: 'balance', fields: [] }])
  assert.throws(
    () =>
      readSchemaList(
        JSON.stringify([{ code: 5, schema }, { code: 5, schema }, { code: 'a', schema }, { code: 6 }]),
      ),
    /2\. code 5 is listed twice; 3\. "a" is no number of a code; 4\. the schema of code 6 names no messages/,
  )
  for (const text of ['', '{}', 'x']) assert.throws(() => readSchemaList(text), { code: 'schemas.list' })
})
