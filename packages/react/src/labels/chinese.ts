import { zh } from '@cited-stream/core/labels/zh';
import { errorIn } from './error-in.ts';
import type { LabelContext, Labels } from './labels.ts';
import { markerIn } from './marker-in.ts';
import { placeIn } from './place-in.ts';

const KINDS = {
  text: '文本',
  pdf: 'PDF',
  content: '文档',
  'search-result': '搜索结果',
  web: '网页',
  unknown: '',
};

/** The words of the components in Chinese, in simplified characters. Nouns have no plural. */
export const chinese: Labels = {
  marker: /* @__PURE__ */ markerIn({
    name: (number) => `引用 ${number}`,
    loading: '来源加载中',
    colon: '：',
    comma: '，',
  }),
  place: /* @__PURE__ */ placeIn('zh', zh),
  untitled(source, { format }) {
    const name = source.kind === 'search-result' ? '搜索结果' : '文档';
    return source.index === null ? name : `${name} ${format(source.index + 1)}`;
  },
  kind: (source) => KINDS[source.kind],
  sourceLoading: () => '来源加载中',
  sourceUnknown: () => '未知来源',
  sourceNotGiven: () => '不在所提供的文档中',
  sourceUnavailable: () => '来源不可用',

  alsoHere: () => '此处还引用了',
  goToSource: () => '转到来源',
  openSource: () => '打开来源',
  newTab: () => '在新标签页中打开',

  panel: () => '来源',
  uncited: () => '未引用',
  moreUncited: (count, { format }) => `另有 ${format(count)} 个来源`,
  noneCited: (count, context) => `回答${citesNone(count, context)}`,
  noSources: () => '回答未引用任何来源。',
  task: (isDone) => (isDone ? '已完成' : '未完成'),
  backTo({ number, use, of }, { format }) {
    const back = `返回引用 ${format(number)}`;
    return of === 1 ? back : `${back}（第 ${format(use)} 处，共 ${format(of)} 处）`;
  },

  waiting: () => '正在回答…',
  streaming: () => '正在回答…',
  complete({ cited, given }, context) {
    if (cited > 0) return `回答完毕，共 ${context.format(cited)} 个来源`;
    return given === 0 ? '回答完毕' : `回答完毕，${citesNone(given, context)}`;
  },
  empty: () => '回答为空。',
  toolUse: () => '正在等待工具返回结果。',
  paused: () => '已暂停。继续后将接着回答。',
  cutOff({ by, reason }) {
    switch (by) {
      case 'tokens':
        return '回答被截断：已达到长度上限。';
      case 'context':
        return '回答被截断：上下文窗口已满。';
      case 'unknown':
        return `回答可能不完整：模型停止的原因无法由此版本识别（“${reason}”）。`;
    }
  },
  refused: ({ hasText }) => (hasText ? '模型拒绝继续回答。' : '模型拒绝回答。'),
  stopped: () => '已停止。回答尚未完成。',
  interrupted: () => '已中断：回答尚未完成，连接就已关闭。',
  error: /* @__PURE__ */ errorIn({
    unknown: '回答完成之前出现了问题。',
    unreachable: '无法连接到服务器。',
    connectionLost: '回答尚未完成，连接就已断开。',
    nothingSent: '服务器已响应，但未发送任何内容。',
    notAnAnswer: '服务器发来的内容不是回答。',
    partLost: '回答有一部分丢失，可能缺少文字或来源。现显示已收到的内容。',
    unreadable: '回答中断：有一部分无法读取。',

    keyRefused: '服务器未接受此请求的密钥。',
    tooLarge: '问题及其文档过大。',
    tooManyRequests: '服务器收到的请求过多。',
    overloaded: '模型负载过高。',
    serverFailed: (status) => `服务器出错（${status}）。`,
    questionRefused: (status) =>
      status === undefined ? '服务器拒绝了该问题。' : `服务器拒绝了该问题（${status}）。`,
    wait: (seconds, { format }) => `请等待 ${format(seconds)} 秒。`,

    modelOverloaded: '回答中断：模型负载过高。',
    modelRateLimit: '回答中断：请求过多。',
    modelTimeout: '回答中断：模型用时过长。',
    modelFailed: '回答中断：模型报告了错误。',
    requestKeyRefused: '此请求的密钥未被接受。',
    requestRefused: '此请求未被接受。',
  }),
  retry: () => '重试',
};

function citesNone(count: number, { format }: LabelContext): string {
  return count === 1
    ? '未引用所提供的来源。'
    : `未引用所提供的 ${format(count)} 个来源中的任何一个。`;
}
