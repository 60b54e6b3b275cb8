import { UnaryCall, type RpcTransport } from '@protobuf-ts/runtime-rpc'

type Answer = Record<string, unknown>

/** A node that answers a list in pages of no more than `size`, whatever is asked for. */
export function withSmallPages(node: RpcTransport, size: number, onPage: () => void): RpcTransport {
  const whole = new Map<string, Promise<object>>()
  return {
    ...node,
    mergeOptions: (options) => node.mergeOptions(options),
    unary(method, input, options) {
      const { pagination, ...rest } = input as Answer & { pagination?: { key: Uint8Array } }
      const list = method.O.fields.find((field) => field.repeat && field.localName !== 'pagination')
      if (pagination === undefined || list === undefined) return node.unary(method, input, options)
      onPage()
      const question = JSON.stringify([method.service.typeName, method.name, rest], writeValue)
      const first = { ...input, pagination: { ...pagination, key: new Uint8Array() } }
      const asked = whole.get(question) ?? node.unary(method, first, options).response
      whole.set(question, asked)
      const from = Number(Buffer.from(pagination.key).toString())
      const page = asked.then((answer) => {
        const all = (answer as Answer)[list.localName] as unknown[]
        const nextKey = from + size < all.length ? Buffer.from(String(from + size)) : new Uint8Array()
        const cut = { ...answer, [list.localName]: all.slice(from, from + size) }
        return { ...cut, pagination: { nextKey, total: 0n } }
      })
      const after = <Value>(value: Value) => page.then(() => value)
      const [status, none] = [after({ code: 'OK', detail: '' }), after({})]
      for (const part of [status, none]) part.catch(() => {})
      return new UnaryCall(method, {}, input, none, page as never, status, none)
    },
  }
}

function writeValue(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
