import type { raw as english } from './en.ts'
import type { Texts } from '../words.ts'

export const raw = {
  title: '原始交易',
  hint: '粘贴交易（本链或以太坊格式）的字节，查看它会做什么，让链试运行，或者发送。未经您确认不会发送任何内容。',
  label: '交易（十六进制或 base64）',
  required: '此字段为必填项',
  unreadable: '这既不是十六进制也不是 base64。',
  noTransaction: '这些字节不是交易。',
  decode: '读取',
  simulate: '试运行，不发送',
  broadcast: '发送到链上',
  wouldUse: '它会成功，消耗 {gas} Gas。',
  wouldFail: '它不会成功。',
  accepted: '节点已接受，正在进入区块：',
  refused: '未被接受。',
  unsure: '尚不清楚它是否已被接受。若已接受，一分钟内会出现在这里；重新发送前请先查看：',
  reads: '若成功，它的意思是：',
  size: '大小',
  bytes: '{count, plural, other {# 字节}}',
  noKey: '其中没有公钥',
  unsigned: '尚未签名',
  gasLimit: 'Gas 上限',
  timeout: '有效至区块',
} satisfies Texts<typeof english>
