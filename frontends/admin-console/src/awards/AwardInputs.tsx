import { languageCodes } from '@hibiki/languages'
import { BooleanInput, DateInput, NumberInput, TextInput, useTranslate } from 'react-admin'
import { maxLength, required } from '../components/text-validators.ts'
import { findLinkProblem } from './award.rules.ts'
import { PictureInput } from './PictureInput.tsx'

const longestTitle = maxLength(120)
const requiredTitle = [required(), longestTitle]
const MAX_ORDER = 100_000

const link = [maxLength(500), findLinkProblem]

/** Edits one award or media article. A language without a title displays the Japanese title. */
export function AwardInputs({ isNew }: { isNew: boolean }) {
  const translate = useTranslate()
  return (
    <>
      {languageCodes.map((language) => (
        <TextInput
          key={language}
          source={`titles.${language}`}
          validate={language === 'ja' || language === 'en' ? requiredTitle : longestTitle}
          autoComplete="off"
        />
      ))}
      <DateInput source="day" validate={required()} />
      <TextInput
        source="link"
        type="url"
        validate={link}
        helperText={translate('console.awards.linkHelp', { scheme: 'https://' })}
        autoComplete="off"
      />
      <PictureInput isNew={isNew} />
      <NumberInput
        source="order"
        min={0}
        max={MAX_ORDER}
        step={1}
        validate={required()}
        helperText="console.awards.orderHelp"
      />
      <BooleanInput source="visible" helperText="console.awards.visibleHelp" />
    </>
  )
}
