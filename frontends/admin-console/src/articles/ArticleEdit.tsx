import { type Language, languageCodes } from '@hibiki/languages'
import Box from '@mui/material/Box'
import {
  BooleanInput,
  ListButton,
  NumberInput,
  SelectInput,
  TextInput,
  TopToolbar,
  useTranslate,
} from 'react-admin'
import { choicesOf } from '../components/choices.ts'
import { filledLines, linesInput, linesWithin } from '../components/lines.ts'
import { Panel } from '../components/Panel.tsx'
import { preserveInput } from '../components/preserve-input.ts'
import type { FieldErrors } from '../components/RecordForm.tsx'
import { RevisionEdit } from '../components/RevisionEdit.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { maxLength, required } from '../components/text-rules.ts'
import { type Article, categories } from './types.ts'
import { Versions } from './Versions.tsx'

/** The newest version stands first; it is what is edited, and saving makes the next one. */
const newest = 'versions.0.content'
/** What is saved; an article need not have a text in every language. */
function toContent({ versions }: Article) {
  const content = versions[0]?.content
  const texts = Object.entries(content?.texts ?? {})
    .filter(([, text]) => text.title || text.body)
    .map(([language, text]) => [
      language,
      { ...text, tags: filledLines(text.tags), questions: filledLines(text.questions) },
    ])
  return { ...content, texts: Object.fromEntries(texts) }
}
/** A change of the version that the form was opened with. */
const toChange = (article: Article) => ({ ...toContent(article), baseVersion: article.version })
const errorsInForm = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [`${newest}.${field}`, text]))

const title = maxLength(60)
const body = maxLength(8000)
const lines = { tags: linesWithin(12, 40), questions: linesWithin(24, 120) }
const isRequired = (language: Language) => language === 'ja' || language === 'en'

export function ArticleEdit() {
  const translate = useTranslate()
  const labelOf = useFieldLabel()
  return (
    <RevisionEdit<Article>
      revision="version"
      body={toChange}
      inputPrefix={`${newest}.`}
      labelOf={labelOf}
      redirect={false}
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      aside={
        <Box sx={{ width: { xs: 1, lg: '24rem' }, ml: { lg: 2 }, mt: { xs: 2, lg: 0 } }}>
          <Panel title={translate('console.articles.versions')}>
            <Versions />
          </Panel>
        </Box>
      }
      sx={{
        '& .RaEdit-main': {
          flexDirection: { xs: 'column', lg: 'row' },
          alignItems: { xs: 'stretch', lg: 'flex-start' },
        },
      }}
      form={{ errorsInForm, toolbar: <SaveToolbar />, resetOptions: preserveInput }}
    >
      <SelectInput
        source={`${newest}.category`}
        label="resources.articles.fields.category"
        choices={choicesOf(categories, 'console.articles.category')}
        validate={required()}
      />
      <NumberInput
        source={`${newest}.order`}
        label="resources.articles.fields.order"
        min={0}
        validate={required()}
      />
      <BooleanInput source={`${newest}.faq`} label="resources.articles.fields.faq" />
      {languageCodes.map((language) => (
        <TextInputs key={language} language={language} />
      ))}
    </RevisionEdit>
  )
}

/** The label of a field of what is saved: `order`, `texts.ja.title`. */
function useFieldLabel(): (field: string) => string {
  const translate = useTranslate()
  return (field) => {
    const [first = '', language, name] = field.split('.')
    if (!language || !name) return translate(`resources.articles.fields.${first}`)
    return `${translate(`resources.articles.fields.${name}`)} (${translate(`console.articles.language.${language}`)})`
  }
}

function TextInputs({ language }: { language: Language }) {
  const labelOf = useFieldLabel()
  const needed = isRequired(language) ? [required()] : []
  const source = (name: string) => `${newest}.texts.${language}.${name}`
  const label = (name: string) => labelOf(`texts.${language}.${name}`)
  return (
    <>
      <TextInput source={source('title')} label={label('title')} validate={[...needed, title]} fullWidth />
      <TextInput
        source={source('body')}
        label={label('body')}
        validate={[...needed, body]}
        multiline
        minRows={8}
        fullWidth
      />
      {(['tags', 'questions'] as const).map((name) => (
        <TextInput
          key={name}
          source={source(name)}
          label={label(name)}
          {...linesInput}
          validate={lines[name]}
          helperText="console.articles.lines"
          multiline
          fullWidth
        />
      ))}
    </>
  )
}
