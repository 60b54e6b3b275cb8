import type { notices as english } from './en.ts'
import type { Texts } from '../words.ts'

export const notices = {
  titles: {
    copyFailed: '无法复制',
    liveLost: '与网站的连接已断开',
    network: '网络错误：无法获取此页面',
    demand: 'Injsight 的访问量高于平常',
    something: '出了点问题',
    broadcasting: '正在广播交易...',
    inBlock: '交易已进入区块',
    csvFailed: '生成 CSV 文件时出现问题。请重试。',
    csvReady: 'CSV 文件已就绪',
    forDevelopers: '该页面供开发者使用：请在地址后加上 ?devMode=true',
  },
  descriptions: {
    demand: '请稍候，工程师正在尽力提升性能和效率。',
    copy: '浏览器不允许在此处复制。请选中文本后手动复制。',
    live: '连接恢复后，新区块会立即出现。',
  },
  queue: '您的文件在队列中排第 {place} 位，轮到时会自动开始',
  close: '关闭此通知',
  seconds: '{seconds} 秒',
  type: '{type, select, error {错误} warning {警告} success {完成} other {提示}}',
  external: {
    leave: '您即将离开 Injsight',
    leaveText: '此地址由他人写在链上。Injsight 不知道它通向何处。',
    leaveTo: '它通向 {host}',
    stay: '留在此处',
    go: '在新标签页中打开',
    external: '通向其他网站',
  },
} satisfies Texts<typeof english>
