import type { MethodInfo, ServiceInfo } from '@protobuf-ts/runtime-rpc'

/**
 * The generated description of a method, undefined where the generated packages don't know it: then its bytes are
 * compared as they are.
 *
 * @param path `/package.Service/Method`
 */
export async function loadMethod(path: string): Promise<MethodInfo | undefined> {
  const [, service = '', method] = path.split('/')
  return (await loadService(service))?.methods.find(({ name }) => name === method)
}

/** Where the services of a package stand among its files. */
const files = ['query_pb', 'service_pb']

export async function loadService(typeName: string): Promise<ServiceInfo | undefined> {
  const [, folder, name = ''] = /^([a-z]\w*(?:\.[a-z]\w*)*)\.([A-Z]\w*)$/.exec(typeName) ?? []
  if (folder === undefined) return undefined
  for (const file of files) {
    const module = await loadModule(`${folder.replaceAll('.', '/')}/${file}`)
    const service = module?.[name] as ServiceInfo | undefined
    if (service?.typeName === typeName) return service
  }
  return undefined
}

async function loadModule(file: string): Promise<Record<string, unknown> | undefined> {
  try {
    return (await import(`@injectivelabs/core-proto-ts-v2/generated/${file}.js`)) as Record<string, unknown>
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}
