import { LongType, MessageType, RepeatType, ScalarType, type PartialFieldInfo } from '@protobuf-ts/runtime'
import type { PartialMethodInfo } from '@protobuf-ts/runtime-rpc'

// Messages and methods are defined once, each with what it says in words: the wire format, the types of the program
// and the OpenAPI page all follow from here.

/** A field: its number on the wire, which is never used again for another, and what it says, with its unit. */
export type Field<Value> = {
  no: number
  says: string
  info: (place: { no: number; name: string }) => PartialFieldInfo
  /** Only known to the compiler. */
  value?: Value
}

/** A field that may be absent. */
export type Optional<Value> = Field<Value> & { optional: true }

type Shape = Record<string, Field<unknown>>
type OptionalNames<S extends Shape> = {
  [N in keyof S]: S[N] extends { optional: true } ? N : never
}[keyof S]
type ValueOf<F> = F extends Field<infer Value> ? Value : never
type ValuesOf<S extends Shape> = { [N in Exclude<keyof S, OptionalNames<S>>]: ValueOf<S[N]> } & {
  [N in OptionalNames<S>]?: ValueOf<S[N]>
}

/** The type of a message's values. */
export type Of<M> = M extends MessageType<infer Value> ? Value : never

/** Where messages, fields and methods keep what they say. */
export const says = 'injsight.says'
/** Where a field of a request keeps a value that the recording answers. */
export const example = 'injsight.example'

/**
 * A message. Fields are named as in TypeScript; on the wire and in JSON they have the same names in snake_case.
 *
 * @example export const Coin = message('Coin', 'an amount of something', { denom: text(1, 'of what') })
 */
export function message<const S extends Shape>(
  name: string,
  what: string,
  shape: S,
): MessageType<ValuesOf<S>> {
  const fields = Object.entries(shape).map(([localName, field]) => {
    const info = field.info({ no: field.no, name: snakeCase(localName) })
    return { ...info, options: { [says]: field.says, ...info.options } }
  })
  return new MessageType<ValuesOf<S>>(`injsight.v1.${name}`, fields, { [says]: what })
}

export const text = (no: number, what: string): Field<string> => ({
  no,
  says: what,
  info: scalar(ScalarType.STRING),
})
export const flag = (no: number, what: string): Field<boolean> => ({
  no,
  says: what,
  info: scalar(ScalarType.BOOL),
})
/** A number that fits 32 bits. */
export const count = (no: number, what: string): Field<number> => ({
  no,
  says: what,
  info: scalar(ScalarType.INT32),
})
/** A whole number of 64 bits; in JSON it is text. */
export const whole = (no: number, what: string): Field<bigint> => ({
  no,
  says: what,
  info: scalar(ScalarType.INT64),
})

export const bytes = (no: number, what: string): Field<Uint8Array> => ({
  no,
  says: what,
  info: scalar(ScalarType.BYTES),
})

export const texts = (no: number, what: string): Field<string[]> => ({
  no,
  says: what,
  info: scalar(ScalarType.STRING, RepeatType.UNPACKED),
})
export const counts = (no: number, what: string): Field<number[]> => ({
  no,
  says: what,
  info: scalar(ScalarType.INT32, RepeatType.PACKED),
})
export const wholes = (no: number, what: string): Field<bigint[]> => ({
  no,
  says: what,
  info: scalar(ScalarType.INT64, RepeatType.PACKED),
})

export function optional<T extends object>(no: number, what: string, type: MessageType<T>): Optional<T> {
  return { no, says: what, optional: true, info: (place) => ({ ...place, kind: 'message', T: () => type }) }
}
export function list<T extends object>(no: number, what: string, type: MessageType<T>): Field<T[]> {
  const info: Field<T[]>['info'] = (place) => ({
    ...place,
    kind: 'message',
    repeat: RepeatType.UNPACKED,
    T: () => type,
  })
  return { no, says: what, info }
}

/** The same field with a value that can be asked for. */
export function such<F extends Field<unknown>>(value: string, field: F): F {
  return { ...field, info: (place) => ({ ...field.info(place), options: { [example]: value } }) }
}

/** A method that is asked over gRPC-web, and over REST at `get`, or at `post` with the request as its body. */
export type Method<I extends object, O extends object, Streams extends boolean = boolean> = (
  | { get: string; post?: never }
  | { post: string; get?: never }
) & {
  says: string
  I: MessageType<I>
  O: MessageType<O>
  streams: Streams
}

type Definition<I extends object, O extends object> = WithoutStreams<Method<I, O>>
type WithoutStreams<M> = M extends unknown ? Omit<M, 'streams'> : never

export function method<I extends object, O extends object>(
  definition: Definition<I, O>,
): Method<I, O, false> {
  return { ...definition, streams: false }
}

/** A method with any number of replies. */
export function stream<I extends object, O extends object>(definition: Definition<I, O>): Method<I, O, true> {
  return { ...definition, streams: true }
}

/** The methods of a service as protobuf-ts wants them. */
export function methodsOf(
  definitions: Record<
    string,
    { get?: string; post?: string; says: string; streams: boolean; I: unknown; O: unknown }
  >,
): PartialMethodInfo[] {
  return Object.entries(definitions).map(([localName, { get, post, says: what, I, O, streams }]) => ({
    name: `${localName[0]?.toUpperCase()}${localName.slice(1)}`,
    localName,
    I: I as MessageType<object>,
    O: O as MessageType<object>,
    serverStreaming: streams,
    options: { 'google.api.http': ruleOf(get, post), [says]: what },
  }))
}

function ruleOf(get = '', post?: string): Record<string, string> {
  return post === undefined ? { get } : { post, body: '*' }
}

function scalar(T: ScalarType, repeat: RepeatType = RepeatType.NO): Field<unknown>['info'] {
  const long = T === ScalarType.INT64 ? { L: LongType.BIGINT } : {}
  return (place) => ({ ...place, kind: 'scalar', T, opt: false, repeat, ...long }) as PartialFieldInfo
}

function snakeCase(localName: string): string {
  return localName.replace(/[A-Z]|\d+/g, (part) => (/\d/.test(part) ? part : `_${part.toLowerCase()}`))
}
