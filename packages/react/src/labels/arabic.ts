import { ar } from '@cited-stream/core/labels/ar';
import { errorIn } from './error-in.ts';
import type { LabelContext, Labels } from './labels.ts';
import { markerIn } from './marker-in.ts';
import { placeIn } from './place-in.ts';
import { pluralIn } from './plural-in.ts';

const plural = /* @__PURE__ */ pluralIn('ar');

const KINDS = {
  text: 'نص',
  pdf: 'PDF',
  content: 'مستند',
  'search-result': 'نتيجة بحث',
  web: 'صفحة ويب',
  unknown: '',
};

/** The words of the components in Arabic. One and two are words, so those forms go without digits. */
export const arabic: Labels = {
  marker: /* @__PURE__ */ markerIn({
    name: (number) => `الاستشهاد ${number}`,
    loading: 'يجري تحميل المصدر',
    colon: ': ',
    comma: '، ',
  }),
  place: /* @__PURE__ */ placeIn('ar', ar),
  untitled(source, { format }) {
    const isResult = source.kind === 'search-result';
    if (source.index === null) return isResult ? 'نتيجة بحث' : 'مستند';
    return `${isResult ? 'نتيجة البحث' : 'المستند'} ${format(source.index + 1)}`;
  },
  kind: (source) => KINDS[source.kind],
  sourceLoading: () => 'يجري تحميل المصدر',
  sourceUnknown: () => 'مصدر غير معروف',
  sourceNotGiven: () => 'ليس ضمن المستندات المقدَّمة',
  sourceUnavailable: () => 'المصدر غير متاح',

  alsoHere: () => 'استشهادات أخرى هنا',
  goToSource: () => 'الانتقال إلى المصدر',
  openSource: () => 'فتح المصدر',
  newTab: () => 'يُفتح في علامة تبويب جديدة',

  panel: () => 'المصادر',
  uncited: () => 'مصادر لم يُستشهد بها',
  moreUncited(count, { format }) {
    const number = format(count);
    return plural(count, {
      zero: 'ولا مصادر أخرى',
      one: 'ومصدر واحد آخر',
      two: 'ومصدران آخران',
      few: `و${number} مصادر أخرى`,
      many: `و${number} مصدرًا آخر`,
      other: `و${number} مصدر آخر`,
    });
  },
  noneCited: (count, context) => `لا تستشهد الإجابة ${none(count, context)}`,
  noSources: () => 'لا تستشهد الإجابة بأي مصدر.',
  task: (isDone) => (isDone ? 'مكتملة' : 'غير مكتملة'),
  backTo({ number, use, of }, { format }) {
    const back = `العودة إلى الاستشهاد ${format(number)}`;
    return of === 1 ? back : `${back}، الموضع ${format(use)} من ${format(of)}`;
  },

  waiting: () => 'تُكتب الإجابة…',
  streaming: () => 'تُكتب الإجابة…',
  complete({ cited, given }, context) {
    const done = 'اكتملت الإجابة';
    if (cited > 0) return `${done}، ${sources(cited, context)}`;
    return given === 0 ? done : `${done}، ولا تستشهد ${none(given, context)}`;
  },
  empty: () => 'الإجابة فارغة.',
  toolUse: () => 'في انتظار نتيجة إحدى الأدوات.',
  paused: () => 'متوقفة مؤقتًا. تتواصل الإجابة عند استئنافها.',
  cutOff({ by, reason }) {
    switch (by) {
      case 'tokens':
        return 'اقتُطعت الإجابة: بلغت الحد الأقصى من الرموز.';
      case 'context':
        return 'اقتُطعت الإجابة: امتلأت نافذة السياق.';
      case 'unknown':
        return `قد تكون الإجابة غير مكتملة: توقف النموذج لسبب لا يعرفه هذا الإصدار («${reason}»).`;
    }
  },
  refused: ({ hasText }) =>
    hasText ? 'امتنع النموذج عن متابعة الإجابة.' : 'امتنع النموذج عن الإجابة.',
  stopped: () => 'أُوقفت. الإجابة غير مكتملة.',
  interrupted: () => 'توقفت: أُغلق الاتصال قبل أن تكتمل الإجابة.',
  error: /* @__PURE__ */ errorIn({
    unknown: 'حدث خطأ قبل أن تكتمل الإجابة.',
    unreachable: 'تعذّر الوصول إلى الخادم.',
    connectionLost: 'انقطع الاتصال قبل أن تكتمل الإجابة.',
    nothingSent: 'استجاب الخادم ولم يرسل شيئًا.',
    notAnAnswer: 'أرسل الخادم شيئًا غير الإجابة.',
    partLost: 'فُقد جزء من الإجابة، فقد تنقصها كلمات أو مصادر. يُعرض ما وصل منها.',
    unreadable: 'انقطعت الإجابة: تعذّرت قراءة جزء منها.',

    keyRefused: 'لم يقبل الخادم مفتاح هذا الطلب.',
    tooLarge: 'حجم السؤال ومستنداته كبير جدًا.',
    tooManyRequests: 'يتلقى الخادم طلبات كثيرة جدًا.',
    overloaded: 'الضغط على النموذج شديد.',
    serverFailed: (status) => `حدث خطأ في الخادم (${status}).`,
    questionRefused: (status) =>
      status === undefined ? 'رفض الخادم السؤال.' : `رفض الخادم السؤال (${status}).`,
    wait(seconds, { format }) {
      const number = format(seconds);
      const time = plural(seconds, {
        one: 'ثانية واحدة',
        two: 'ثانيتين',
        few: `${number} ثوانٍ`,
        other: `${number} ثانية`,
      });
      return ` يُرجى الانتظار ${time}.`;
    },

    modelOverloaded: 'انقطعت الإجابة: الضغط على النموذج شديد.',
    modelRateLimit: 'انقطعت الإجابة: الطلبات كثيرة جدًا.',
    modelTimeout: 'انقطعت الإجابة: استغرق النموذج وقتًا طويلًا جدًا.',
    modelFailed: 'انقطعت الإجابة: أبلغ النموذج عن خطأ.',
    requestKeyRefused: 'لم يُقبل مفتاح هذا الطلب.',
    requestRefused: 'لم يُقبل الطلب.',
  }),
  retry: () => 'إعادة المحاولة',
};

function sources(count: number, { format }: LabelContext): string {
  const number = format(count);
  return plural(count, {
    zero: 'بلا مصادر',
    one: 'مصدر واحد',
    two: 'مصدران',
    few: `${number} مصادر`,
    many: `${number} مصدرًا`,
    other: `${number} مصدر`,
  });
}

/** After "does not cite": "its source", "either of its two sources", "any source out of 4". */
function none(count: number, context: LabelContext): string {
  return plural(count, {
    zero: 'بأي مصدر.',
    one: 'بمصدرها.',
    two: 'بأيٍّ من مصدريها.',
    other: `بأي مصدر من أصل ${sources(count, context)}.`,
  });
}
