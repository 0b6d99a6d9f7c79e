import Typography from '@mui/material/Typography'
import { Component, type ReactNode } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'

interface Props {
  children: ReactNode
}

/**
 * A part of a page that may fail alone: a value that cannot be displayed leaves a sentence in its place and the rest of the page as it
 * is. Another version of the record, or another part in its place, gets another try.
 */
export function FieldErrorBoundary({ children }: Props) {
  const record = useRecordContext()
  return <ErrorBoundary record={record}>{children}</ErrorBoundary>
}

interface BoundaryProps extends Props {
  record: unknown
}

/** React has error boundaries in classes only, and reports what they catch. */
class ErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate(previous: BoundaryProps) {
    const hasChanged = previous.record !== this.props.record || previous.children !== this.props.children
    if (this.state.hasFailed && hasChanged) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <UnreadableValue /> : this.props.children
  }
}

function UnreadableValue() {
  const translate = useTranslate()
  return (
    <Typography component="span" variant="inherit" color="error">
      {translate('console.unreadable')}
    </Typography>
  )
}
