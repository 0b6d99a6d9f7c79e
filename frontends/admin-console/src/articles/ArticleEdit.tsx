import { type Language, languageCodes } from '@hibiki/languages'
import Box from '@mui/material/Box'
import { BooleanInput, ListButton, NumberInput, SelectInput, TextInput, TopToolbar } from 'react-admin'
import { saveAdminArticleLimits } from '../api/limits.gen/save-admin-article.ts'
import { ConflictAwareEdit } from '../components/ConflictAwareEdit.tsx'
import { toValidators, toWholeNumberProps } from '../components/limit-validators.ts'
import { createLinesValidator, lineListInputProps, omitBlankLines } from '../components/line-list.ts'
import { Panel } from '../components/Panel.tsx'
import { type FieldErrors, KEEP_DIRTY_RESET_OPTIONS } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { required } from '../components/text-validators.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { ArticleVersions } from './ArticleVersions.tsx'
import { type Article, articleCategories } from './types.ts'

/** The form edits the newest version, which is the first one; saving it creates the next one. */
const NEWEST_CONTENT = 'versions.0.content'
/** Returns the content to save: an article need not have a text in every language. */
function toContent({ versions }: Article) {
  const content = versions[0]?.content
  const texts = Object.entries(content?.texts ?? {})
    .filter(([, text]) => text.title || text.body)
    .map(([language, text]) => [
      language,
      { ...text, tags: omitBlankLines(text.tags), questions: omitBlankLines(text.questions) },
    ])
  return { ...content, texts: Object.fromEntries(texts) }
}
/** Returns a change of the version that the form was opened with. */
const toChange = (article: Article) => ({ ...toContent(article), baseVersion: article.version })
const toFormErrors = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [`${NEWEST_CONTENT}.${field}`, text]))

const limits = saveAdminArticleLimits
const titleValidators = toValidators(limits['texts.ja.title'])
const bodyValidators = toValidators(limits['texts.ja.body'])
const lineValidators = {
  tags: createLinesValidator(limits['texts.ja.tags'], limits['texts.ja.tags[]']),
  questions: createLinesValidator(limits['texts.ja.questions'], limits['texts.ja.questions[]']),
}
const isRequiredLanguage = (language: Language) => language === 'ja' || language === 'en'

export function ArticleEdit() {
  const translate = useTranslate()
  const getLabel = useFieldLabel()
  return (
    <ConflictAwareEdit<Article>
      revision="version"
      toBody={toChange}
      inputPrefix={`${NEWEST_CONTENT}.`}
      getLabel={getLabel}
      redirect={false}
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      aside={
        <Box sx={{ width: { xs: 1, lg: '24rem' }, ml: { lg: 2 }, mt: { xs: 2, lg: 0 } }}>
          <Panel title={translate('console.articles.versions')}>
            <ArticleVersions />
          </Panel>
        </Box>
      }
      sx={{
        '& .RaEdit-main': {
          flexDirection: { xs: 'column', lg: 'row' },
          alignItems: { xs: 'stretch', lg: 'flex-start' },
        },
      }}
      form={{ toFormErrors, toolbar: <SaveToolbar />, resetOptions: KEEP_DIRTY_RESET_OPTIONS }}
    >
      <SelectInput
        source={`${NEWEST_CONTENT}.category`}
        label="resources.articles.fields.category"
        choices={toSelectChoices(articleCategories, 'console.articles.category')}
        validate={required()}
      />
      <NumberInput
        source={`${NEWEST_CONTENT}.order`}
        label="resources.articles.fields.order"
        {...toWholeNumberProps(limits.order)}
      />
      <BooleanInput source={`${NEWEST_CONTENT}.faq`} label="resources.articles.fields.faq" />
      {languageCodes.map((language) => (
        <ArticleTextInputs key={language} language={language} />
      ))}
    </ConflictAwareEdit>
  )
}

/** Returns a function that finds the label of a saved field, such as `order` or `texts.ja.title`. */
function useFieldLabel(): (field: string) => string {
  const translate = useTranslate()
  return (field) => {
    const [first = '', language, name] = field.split('.')
    if (!language || !name) return translate(`resources.articles.fields.${first}`, { defaultValue: first })
    const label = translate(`resources.articles.fields.${name}`, { defaultValue: name })
    return `${label} (${translate(`console.articles.language.${language}`, { defaultValue: language })})`
  }
}

function ArticleTextInputs({ language }: { language: Language }) {
  const getLabel = useFieldLabel()
  const requiredValidators = isRequiredLanguage(language) ? [required()] : []
  const toSource = (name: string) => `${NEWEST_CONTENT}.texts.${language}.${name}`
  const toLabel = (name: string) => getLabel(`texts.${language}.${name}`)
  return (
    <>
      <TextInput
        source={toSource('title')}
        label={toLabel('title')}
        validate={[...requiredValidators, ...titleValidators]}
        fullWidth
      />
      <TextInput
        source={toSource('body')}
        label={toLabel('body')}
        validate={[...requiredValidators, ...bodyValidators]}
        multiline
        minRows={8}
        fullWidth
      />
      {(['tags', 'questions'] as const).map((name) => (
        <TextInput
          key={name}
          source={toSource(name)}
          label={toLabel(name)}
          {...lineListInputProps}
          validate={lineValidators[name]}
          helperText="console.articles.lines"
          multiline
          fullWidth
        />
      ))}
    </>
  )
}
