import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'

/**
 * Inserts the products of a new installation, in every language of `locales/`; administrators change them in
 * the console.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const locales = readLocales()
  const textOf = (pick: (locale: Locale) => unknown) =>
    JSON.stringify(Object.fromEntries(locales.map(([language, locale]) => [language, pick(locale)])))
  for (const [index, { key, price, image, functions, ...rest }] of products.entries()) {
    const id = `019aa000-0001-7000-8000-00000000000${index + 1}`
    await sql`insert into products (id, key, name, price_yen, description, functions, image, display_order, hidden, rental, premium)
      values (${id}, ${key}, ${textOf((locale) => locale.products[key]?.name)}::jsonb, ${price},
        ${textOf((locale) => locale.products[key]?.description)}::jsonb,
        ${textOf((locale) => functions.map((code) => locale.functions[code]))}::jsonb, ${image}, ${rest.order},
        ${rest.hidden ?? false}, ${rest.rental ?? false}, ${rest.premium ?? false})`.execute(db)
    await sql`insert into product_functions (product_id, function_code)
      select ${id}::uuid, code from unnest(${functions}::text[]) as code`.execute(db)
  }
}

interface Locale {
  functions: Record<string, string>
  products: Record<string, { name: string; description: string }>
}

function readLocales(): [language: string, Locale][] {
  const folder = new URL('../locales/', import.meta.url)
  return readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  ])
}

const light = ['loop', 'timer']
const standard = [...light, 'with-soundesthe', 'aiesthe']
const premium = [...standard, 'face-diagnosis', 'sound-therapy', 'ai-chat', 'support-chat']
const everything = [...premium, 'dr-ai-healthcare']

interface Product {
  key: string
  price: number
  image: string
  order: number
  functions: string[]
  hidden?: boolean
  rental?: boolean
  premium?: boolean
}

const hidden = { functions: everything, hidden: true, premium: true }

const products: Product[] = [
  { key: 'light', price: 980, image: 'light.svg', order: 20, functions: light },
  { key: 'standard', price: 1980, image: 'standard.svg', order: 30, functions: standard },
  { key: 'premium', price: 2980, image: 'premium.svg', order: 10, functions: premium, premium: true },
  {
    key: 'dr-ai-rental',
    price: 4980,
    image: 'dr-ai.svg',
    order: 40,
    functions: everything,
    rental: true,
    premium: true,
  },
  {
    key: 'face-rhythm-rental',
    price: 3480,
    image: 'face-rhythm.svg',
    order: 50,
    functions: [...standard, 'face-diagnosis'],
    rental: true,
  },
  { key: 'healthcare course', price: 9800, image: 'dr-ai.svg', order: 60, ...hidden },
  { key: 'executive', price: 29_800, image: 'premium.svg', order: 70, ...hidden },
  { key: 'studio unlimited', price: 19_800, image: 'premium.svg', order: 80, ...hidden },
  {
    key: 'studio unlimited with face rhythm rental',
    price: 22_800,
    image: 'face-rhythm.svg',
    order: 90,
    rental: true,
    ...hidden,
  },
]
