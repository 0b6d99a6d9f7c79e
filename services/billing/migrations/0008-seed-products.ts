import { type Kysely, sql } from 'kysely'

/** The products a new installation begins with (D-071); administrators change them in the console. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [index, product] of products.entries()) {
    const { key, name, description, price, image, functions } = product
    const listed = functions.filter((code) => !unavailable.includes(code))
    const id = `019aa000-0001-7000-8000-00000000000${index + 1}`
    await sql`insert into products (id, key, name_ja, name_en, price_yen, description_ja, description_en, functions_ja,
        functions_en, image, display_order, hidden, rental, premium)
      values (${id}, ${key}, ${name[0]}, ${name[1]}, ${price}, ${description[0]}, ${description[1]},
        ${listed.map((code) => texts[code][0])}, ${listed.map((code) => texts[code][1])}, ${image}, ${product.order},
        ${product.hidden ?? false}, ${product.rental ?? false}, ${product.premium ?? false})`.execute(db)
    await sql`insert into product_functions (product_id, function_code)
      select ${id}::uuid, code from unnest(${functions}::text[]) as code`.execute(db)
  }
}

type Texts = readonly [ja: string, en: string]

const texts = {
  loop: ['くり返し再生', 'Repeat playback'],
  timer: ['タイマー再生', 'Playback with a timer'],
  'with-soundesthe': ['メディカルサウンドとの同時再生', 'Listening together with medical sound'],
  aiesthe: ['AIエステ（おまかせ・気分で選ぶ）', 'AI esthe: chosen for you, or by your mood'],
  'face-diagnosis': ['AI顔診断つきエステ', 'AI esthe with a face diagnosis'],
  'sound-therapy': ['サウンドセラピー', 'Sound therapy'],
  'ai-chat': ['AIチャット相談', 'Chat with the AI advisor'],
  'support-chat': ['スタッフとのチャットサポート', 'Chat support by our staff'],
  'dr-ai-healthcare': ['Dr.AI ヘルスケア問診', 'Dr.AI healthcare interview'],
} as const satisfies Record<string, Texts>

type Code = keyof typeof texts

/** Opened by plans already, but listed only when they exist (D-209). */
const unavailable: Code[] = ['ai-chat', 'support-chat']

const light: Code[] = ['loop', 'timer']
const standard: Code[] = [...light, 'with-soundesthe', 'aiesthe']
const premium: Code[] = [...standard, 'face-diagnosis', 'sound-therapy', 'ai-chat', 'support-chat']
const everything: Code[] = [...premium, 'dr-ai-healthcare']

interface Product {
  key: string
  name: Texts
  description: Texts
  price: number
  image: string
  order: number
  functions: Code[]
  hidden?: boolean
  rental?: boolean
  premium?: boolean
}

const products: Product[] = [
  {
    key: 'light',
    name: ['ライト', 'Light'],
    description: [
      '毎日の音浴を、くり返しとタイマーでもっと気軽に。',
      'Your daily sound bath, with repeat and timer.',
    ],
    price: 980,
    image: 'light.svg',
    order: 20,
    functions: light,
  },
  {
    key: 'standard',
    name: ['スタンダード', 'Standard'],
    description: [
      'AIがその日のあなたに合う振動を選び、メディカルサウンドと重ねて聴けます。',
      'The AI chooses the vibration that suits you today, and you can layer it with medical sound.',
    ],
    price: 1980,
    image: 'standard.svg',
    order: 30,
    functions: standard,
  },
  {
    key: 'premium',
    name: ['プレミアム', 'Premium'],
    description: [
      '顔診断からサウンドセラピーまで、すべてのAIエステを。',
      'All of AI esthe, from face diagnosis to sound therapy.',
    ],
    price: 2980,
    image: 'premium.svg',
    order: 10,
    functions: premium,
    premium: true,
  },
  {
    key: 'dr-ai-rental',
    name: ['Dr.AI レンタル', 'Dr.AI rental'],
    description: [
      'マッサージ機器 Dr.AI をご自宅へ。プレミアムの全機能とヘルスケア問診がつきます。',
      'The massage device Dr.AI at your home, with everything of Premium and the healthcare interview.',
    ],
    price: 4980,
    image: 'dr-ai.svg',
    order: 40,
    functions: everything,
    rental: true,
    premium: true,
  },
  {
    key: 'face-rhythm-rental',
    name: ['フェイスリズム レンタル', 'Face rhythm rental'],
    description: [
      '顔専用の機器フェイスリズムをご自宅へ。AI顔診断とあわせてお使いいただけます。',
      'The face rhythm device at your home, to be used with the AI face diagnosis.',
    ],
    price: 3480,
    image: 'face-rhythm.svg',
    order: 50,
    functions: [...standard, 'face-diagnosis'],
    rental: true,
  },
  {
    key: 'healthcare course',
    name: ['ヘルスケアコース', 'Healthcare course'],
    description: [
      'ヘルスケア問診を中心にした法人・サロン向けコース。',
      'For companies and salons, around the healthcare interview.',
    ],
    price: 9800,
    image: 'dr-ai.svg',
    order: 60,
    functions: everything,
    hidden: true,
    premium: true,
  },
  {
    key: 'executive',
    name: ['エグゼクティブ', 'Executive'],
    description: ['専任の担当者がつく特別コース。', 'A course with a person in charge of your own.'],
    price: 29_800,
    image: 'premium.svg',
    order: 70,
    functions: everything,
    hidden: true,
    premium: true,
  },
  {
    key: 'studio unlimited',
    name: ['スタジオ使い放題', 'Studio unlimited'],
    description: ['提携スタジオも使い放題になるコース。', 'With unlimited use of our partners’ studios.'],
    price: 19_800,
    image: 'premium.svg',
    order: 80,
    functions: everything,
    hidden: true,
    premium: true,
  },
  {
    key: 'studio unlimited with face rhythm rental',
    name: ['スタジオ使い放題＋フェイスリズム レンタル', 'Studio unlimited with face rhythm rental'],
    description: [
      '提携スタジオ使い放題に、ご自宅用のフェイスリズムがつきます。',
      'Unlimited studios, and the face rhythm device at your home.',
    ],
    price: 22_800,
    image: 'face-rhythm.svg',
    order: 90,
    functions: everything,
    hidden: true,
    rental: true,
    premium: true,
  },
]
