import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOpenApi } from './open-api.ts'
import { Explorer } from './service.ts'

test('numbers of fields and names of messages are used once', () => {
  const seen = new Map<string, unknown>()
  const visit = (type: (typeof Explorer.methods)[number]['O']) => {
    if (seen.has(type.typeName)) return assert.equal(seen.get(type.typeName), type, type.typeName)
    seen.set(type.typeName, type)
    assert.equal(new Set(type.fields.map(({ no }) => no)).size, type.fields.length, type.typeName)
    for (const field of type.fields) if (field.kind === 'message') visit(field.T())
  }
  for (const { I, O } of Explorer.methods) {
    visit(I)
    visit(O)
  }
})

test('OpenAPI has a path for each method, and text for whole numbers of 64 bits', () => {
  const api = createOpenApi('1.2.3')
  assert.equal(api.info.version, '1.2.3')
  const operations = Object.values(api.paths).flatMap((ways) => Object.values(ways))
  assert.equal(operations.length, Explorer.methods.length)
  assert.deepEqual(api.components.schemas['Head']?.properties?.['height'], {
    type: 'string',
    format: 'int64',
    description: 'height of the block',
  })
})
