{{- define "hibiki.labels" -}}
app.kubernetes.io/name: {{ .service }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- end }}

{{- define "hibiki.metadataLabels" -}}
{{ include "hibiki.labels" . }}
app.kubernetes.io/part-of: hibiki
app.kubernetes.io/version: {{ .root.Values.image.tag | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{/* Nothing that the "restricted" level of pod security refuses. */}}
{{- define "hibiki.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "hibiki.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* Copies on different machines and zones, where there are some. */}}
{{- define "hibiki.placement" -}}
{{- range $key := list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
- maxSkew: 1
  topologyKey: {{ $key }}
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels:
      {{- include "hibiki.labels" $ | nindent 6 }}
{{- end }}
{{- end }}

{{/* Memory is a limit, because a copy that grows must not take the machine; the processor is a share only. */}}
{{- define "hibiki.resources" -}}
requests: { cpu: {{ .cpu }}, memory: {{ .memory }} }
limits: { memory: {{ .memory }} }
{{- end }}

{{/* Keys of the secret that all have: signatures of internal calls, and own authorities. */}}
{{- define "hibiki.commonSecrets" -}}
- { key: INTERNAL_KEYS, path: INTERNAL_KEYS }
{{- if .Values.natsCa }}
- { key: NATS_CA, path: NATS_CA }
{{- end }}
{{- if .Values.databaseCa }}
- { key: DATABASE_CA, path: DATABASE_CA }
{{- end }}
{{- end }}

{{/* Settings and policy of traces, where there is a collector. */}}
{{- define "hibiki.traceSettings" -}}
{{- if .Values.traces.endpoint }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ .Values.traces.endpoint | quote }} }
- { name: TRACES_SAMPLE_RATIO, value: {{ .Values.traces.sampleRatio | quote }} }
{{- end }}
{{- end }}

{{- define "hibiki.traceEgress" -}}
{{- if .Values.traces.endpoint }}
- ports: [{ port: {{ .Values.traces.port }}, protocol: TCP }]
  to:
    - namespaceSelector:
        matchLabels: { kubernetes.io/metadata.name: {{ .Values.networkPolicy.monitoringNamespace }} }
{{- end }}
{{- end }}

{{- define "hibiki.url" -}}
http://{{ .root.Release.Name }}-{{ .service }}.{{ .root.Release.Namespace }}.svc:{{ .port }}
{{- end }}
