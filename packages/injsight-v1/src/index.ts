export * from './service.ts'
export * from './client.ts'
