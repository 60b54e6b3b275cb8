import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Explorer, ExplorerClient, type OpenApi } from '@injsight/injsight-v1'
import type { JsonObject } from '@protobuf-ts/runtime'
import { newerRecording } from '@injsight/testing'
import { indexedApi } from '../../../test/indexed-api.ts'
import { exampleOf } from './documentation.ts'

const { url, transport, stop } = await indexedApi(newerRecording)
after(stop)
const explorer = new ExplorerClient(transport)
const api = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApi
const operations = Object.entries(api.paths).map(([path, { get }]) => ({ path, ...get }))
const unary = operations.filter(({ path }) => !path.endsWith('/stream'))
const all = Object.values(api.paths).flatMap(({ get, post }) => (post === undefined ? [get] : [get, post]))

test('every method of injsight.v1 has a path, every field its words', () => {
  assert.deepEqual(
    all.map(({ operationId }) => operationId),
    Explorer.methods.map(({ name }) => name),
  )
  for (const { operationId, summary, parameters, path } of operations) {
    assert.ok(summary.length > 10, operationId)
    for (const { name, in: place, description } of parameters) {
      assert.ok(description.length > 3, `${operationId} ${name}`)
      assert.equal(place === 'path', path.includes(`{${name}}`))
    }
    assert.equal(path.match(/\{\w+\}/g)?.length ?? 0, parameters.filter((one) => one.in === 'path').length)
  }
  for (const [name, { properties = {}, description }] of Object.entries(api.components.schemas)) {
    assert.ok(description)
    for (const [field, schema] of Object.entries(properties)) {
      assert.ok((schema.description?.length ?? 0) > 3, `${name}.${field}`)
      const text = JSON.stringify(schema)
      for (const [, ref = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
        assert.ok(ref in api.components.schemas)
    }
  }
})

test('every path answers what its schema says', async () => {
  for (const { path, parameters, responses } of unary) {
    const answer = await fetch(url + exampleOf(path, parameters))
    assert.equal(answer.status, 200, path)
    const schema = responses['200']?.content['application/json']?.schema
    assert.ok(schema)
    check(await answer.json(), schema, path)
  }
})

test('REST and gRPC-web answer the same', async () => {
  for (const { path, parameters, operationId } of unary) {
    const method = Explorer.methods.find(({ name }) => name === operationId)
    assert.ok(method)
    const json = await (await fetch(url + exampleOf(path, parameters))).json()
    const values = parameters.flatMap(({ name, example, schema }) =>
      example === undefined ? [] : [[name, valueOf(example, schema.type)] as const],
    )
    const request = method.I.fromJson(Object.fromEntries(values) as JsonObject)
    const ask = Reflect.get(explorer, method.localName) as (input: object) => { response: Promise<object> }
    const options = { emitDefaultValues: true, useProtoFieldName: true }
    const told = method.O.toJson(await ask(request).response, options)
    assert.deepEqual(json, told, operationId)
  }
})

test('what is asked wrongly is refused in words, on every path', async () => {
  for (const path of [
    '/injsight/v1/blocks/x/changes',
    '/injsight/v1/transactions/x/changes',
    '/injsight/v1/accounts/nobody/balances/inj/history',
    '/injsight/v1/supply/inj/history?cursor=x',
    '/injsight/v1/statistics/nothing',
    '/injsight/v1/blocks/x/auction',
  ]) {
    const answer = await fetch(url + path)
    assert.ok(answer.status === 400 || answer.status === 404, `${path} ${answer.status}`)
  }
})

test('the page for people has every method and every message', async () => {
  const answer = await fetch(`${url}/api`)
  assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8')
  const page = await answer.text()
  for (const { operationId } of operations) {
    assert.ok(page.includes(`id="${operationId}"`))
    assert.ok(page.includes(`<li><a href="#${operationId}">`), `${operationId} is in the list above`)
  }
  for (const [, target = ''] of page.matchAll(/href="#(\w+)"/g))
    assert.ok(page.includes(`id="${target}"`), target)
})

function valueOf(example: string, type: string | undefined): string | number | boolean | string[] {
  if (type === 'array') return [example]
  if (type === 'boolean') return example === 'true'
  return type === 'integer' ? Number(example) : example
}

type Schema = OpenApi['components']['schemas'][string]

function check(value: unknown, schema: Schema, where: string): void {
  const ref = schema.$ref ?? schema.allOf?.[0]?.$ref
  if (ref !== undefined) {
    const target = api.components.schemas[ref.replace('#/components/schemas/', '')]
    assert.ok(target, ref)
    return check(value, target, where)
  }
  if (schema.type === 'array') {
    assert.ok(Array.isArray(value), where)
    for (const one of value) check(one, schema.items ?? {}, `${where}[]`)
    return
  }
  if (schema.type !== 'object') {
    const type = schema.type === 'integer' ? 'number' : schema.type
    assert.equal(typeof value, type, where)
    return
  }
  assert.ok(typeof value === 'object' && value !== null, where)
  for (const name of schema.required ?? []) assert.ok(name in value, `${where}.${name}`)
  for (const [name, one] of Object.entries(value)) {
    const property = schema.properties?.[name]
    assert.ok(property, `${where}.${name} is in no schema`)
    if (one !== null) check(one, property, `${where}.${name}`)
  }
}
