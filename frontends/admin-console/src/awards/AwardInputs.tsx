import { languageCodes } from '@hibiki/languages'
import { BooleanInput, DateInput, NumberInput, TextInput } from 'react-admin'
import { createAdminAwardLimits } from '../api/limits.gen/create-admin-award.ts'
import { toRequiredValidators, toValidators, toWholeNumberProps } from '../components/limit-validators.ts'
import { required } from '../components/text-validators.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { findLinkProblem } from './award.rules.ts'
import { PictureInput } from './PictureInput.tsx'

const limits = createAdminAwardLimits
const titleValidators = toValidators(limits['titles.ja'])
const requiredTitleValidators = toRequiredValidators(limits['titles.ja'])

const linkValidators = [...toValidators(limits.link), findLinkProblem]

/** Edits one award or media article. A language without a title displays the Japanese title. */
export function AwardInputs({ isNew }: { isNew: boolean }) {
  const translate = useTranslate()
  return (
    <>
      {languageCodes.map((language) => (
        <TextInput
          key={language}
          source={`titles.${language}`}
          validate={language === 'ja' || language === 'en' ? requiredTitleValidators : titleValidators}
          autoComplete="off"
        />
      ))}
      <DateInput source="day" validate={required()} />
      <TextInput
        source="link"
        type="url"
        validate={linkValidators}
        helperText={translate('console.awards.linkHelp', { scheme: 'https://' })}
        autoComplete="off"
      />
      <PictureInput isNew={isNew} />
      <NumberInput
        source="order"
        {...toWholeNumberProps(limits.order)}
        helperText="console.awards.orderHelp"
      />
      <BooleanInput source="visible" helperText="console.awards.visibleHelp" />
    </>
  )
}
