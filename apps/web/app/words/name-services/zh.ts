import type { nameServices as english } from './en.ts'
import type { Texts } from '../words.ts'

export const nameServices = {
  name: '域名',
  title: '{name}，域名服务中的域名 · {address}',
  absent: {
    title: '此域名不存在',
    text: '没有账户使用 {name}。',
    otherWay: '没有找到 {address} 的 .inj。',
    unresolved: '没有找到解析器地址。',
    claim: '前往 SPACE ID 注册域名',
  },
  invalid: {
    title: '域名无效',
    text: '.inj 域名是一个至少 3 个字符的词：字母、数字、- 和 _。',
    empty: '域名的各部分不能为空',
    unlike: '{name} 无法规范化。',
  },
  silent: {
    title: '域名服务没有响应',
    text: '暂时无法得知 {name} 属于谁。请稍后重试。',
  },
} satisfies Texts<typeof english>
