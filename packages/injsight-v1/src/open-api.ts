import { ScalarType, type FieldInfo, type IMessageType } from '@protobuf-ts/runtime'
import type { MethodInfo } from '@protobuf-ts/runtime-rpc'
import { example, says } from './define.ts'
import { Explorer } from './service.ts'

type Schema = {
  type?: 'object' | 'array' | 'string' | 'boolean' | 'integer'
  format?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: { $ref: string }[]
  $ref?: string
}
type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  description: string
  schema: Schema
  example?: string
}
type Content = { description: string; content: Record<string, { schema: Schema }> }
type Operation = {
  operationId: string
  summary: string
  parameters: Parameter[]
  requestBody?: { required: true; content: Content['content'] }
  responses: Record<string, Content>
}
export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  /** What is asked by `post` stands at a path that is read by `get` too. */
  paths: Record<string, { get: Operation; post?: Operation }>
  components: { schemas: Record<string, Schema> }
}

/** injsight.v1 as OpenAPI, made from its definitions. */
export function createOpenApi(version: string): OpenApi {
  const schemas: Record<string, Schema> = { Error: error }
  const paths: OpenApi['paths'] = {}
  for (const method of Explorer.methods) {
    addSchema(schemas, method.O)
    const { get, post = '' } = rulesOf(method)
    const path = (get ?? post).replaceAll('=**', '')
    if (get !== undefined) {
      paths[path] = { ...paths[path], get: createOperation(method, get) }
      continue
    }
    addSchema(schemas, method.I)
    const read = paths[path]
    if (read !== undefined) read.post = createPost(method, post)
  }
  const description = `What Injective's own services can't say. Every path is a method of the service ${Explorer.typeName} over gRPC-web too. Whole numbers of 64 bits and amounts are text.`
  return {
    openapi: '3.1.0',
    info: { title: 'injsight.v1', version, description },
    paths,
    components: { schemas },
  }
}

const error: Schema = {
  type: 'object',
  description: 'why there is no answer',
  properties: {
    code: { type: 'integer', description: 'status of gRPC: 3 for a wrong request, 5 for what is not there' },
    message: { type: 'string', description: 'the reason in words' },
    details: { type: 'array', items: {}, description: 'always empty' },
  },
  required: ['code', 'message', 'details'],
}

/** The request is the body, but for what the path says. */
function createPost(method: MethodInfo, path: string): Operation {
  const { parameters, ...operation } = createOperation(method, path)
  return {
    ...operation,
    parameters: parameters.filter((parameter) => parameter.in === 'path'),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: refOf(method.I) } } },
    },
  }
}

function createOperation(method: MethodInfo, path: string): Operation {
  const schema = { $ref: refOf(method.O) }
  const type = method.serverStreaming ? 'text/event-stream' : 'application/json'
  return {
    operationId: method.name,
    summary: wordsOf(method.options),
    parameters: method.I.fields.map((field) => createParameter(field, path)),
    responses: {
      200: { description: wordsOf(method.O.options), content: { [type]: { schema } } },
      default: {
        description: 'why there is no answer',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function createParameter(field: FieldInfo, path: string): Parameter {
  const isInPath = new RegExp(`\\{${field.name}[}=]`).test(path)
  const value = field.options?.[example]
  return {
    name: field.name,
    in: isInPath ? 'path' : 'query',
    required: isInPath,
    description: wordsOf(field.options),
    schema: schemaOf(field),
    ...(typeof value === 'string' && { example: value }),
  }
}

function addSchema(schemas: Record<string, Schema>, type: IMessageType<object>): void {
  const name = nameOf(type)
  if (name in schemas) return
  const properties: Record<string, Schema> = {}
  const required: string[] = []
  schemas[name] = { type: 'object', description: wordsOf(type.options), properties, required }
  for (const field of type.fields) {
    const { $ref, ...schema } = schemaOf(field)
    const description = wordsOf(field.options)
    properties[field.name] =
      $ref === undefined ? { ...schema, description } : { allOf: [{ $ref }], description }
    if ($ref === undefined) required.push(field.name)
    if (field.kind === 'message') addSchema(schemas, field.T() as IMessageType<object>)
  }
}

function schemaOf(field: FieldInfo): Schema {
  const one = field.kind === 'message' ? { $ref: refOf(field.T()) } : scalarOf(field)
  return 'repeat' in field && field.repeat ? { type: 'array', items: one } : one
}

function scalarOf(field: FieldInfo): Schema {
  const type = field.kind === 'scalar' ? field.T : ScalarType.STRING
  if (type === ScalarType.BOOL) return { type: 'boolean' }
  if (type === ScalarType.INT32) return { type: 'integer', format: 'int32' }
  if (type === ScalarType.INT64) return { type: 'string', format: 'int64' }
  return { type: 'string' }
}

function rulesOf(method: MethodInfo): { get?: string; post?: string } {
  return method.options['google.api.http'] as { get?: string; post?: string }
}

function refOf(type: { typeName: string }): string {
  return `#/components/schemas/${nameOf(type)}`
}

function nameOf({ typeName }: { typeName: string }): string {
  return typeName.slice(typeName.lastIndexOf('.') + 1)
}

function wordsOf(options: Record<string, unknown> | undefined): string {
  const words = options?.[says]
  return typeof words === 'string' ? words : ''
}
